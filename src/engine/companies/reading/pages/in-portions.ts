import type { ReadText } from '../../../reading/page-reader.ts'

/** Lines that are read in one task: a page of prose would take longer than a task of the networks may. */
const portion = 12

/** The same, a few lines at a time, so that a task is short and others have their turns between. */
export function inPortions(readText: ReadText): ReadText {
  return async (pixels, quads, options) => {
    const lines = []
    for (let from = 0; from < quads.length; from += portion) {
      options.signal.throwIfAborted()
      lines.push(...(await readText(pixels, quads.slice(from, from + portion), options)))
    }
    return lines
  }
}
