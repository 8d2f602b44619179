import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { PageReader } from '../../page-reader.ts'
import { meanConfidence, type VizLine } from '../text-line.ts'
import { readAs } from './read-in-scripts.ts'

/** So many lines, and this part of all, in one script make it the script of the page. */
const leastOfPage = { lines: 2, share: 0.2 } as const
/** A line that was read with more mean certainty, 0..1, is in Latin letters. */
const plainlyLatin = 0.95

/**
 * The lines of a page, those that were hardly read in Latin letters read once more in the script of the page: figures of that
 * script, and short words, do not show by themselves what they are.
 *
 * @param quads of all lines, read or not
 */
export async function withPageScript(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const script = scriptOfPage(lines)
  if (script === null || !(pageReader.scripts ?? []).includes(script)) return lines
  const seen = quads.map((quad) => ({ quad, line: lines.find((line) => line.quad === quad) ?? null }))
  const unsure = seen.filter(({ line }) => line === null || (line.script === undefined && meanConfidence([line]) < plainlyLatin)) // prettier-ignore
  if (unsure.length === 0) return lines
  const again = await readAs(pageReader, script, unsure)
  const better = new Map(unsure.flatMap(({ quad, line }, at) => {
    const read = again[at]
    return read && (line === null || meanConfidence([read]) > meanConfidence([line])) ? [[quad, read] as const] : []
  })) // prettier-ignore
  return seen.flatMap(({ quad, line }) => better.get(quad) ?? line ?? [])
}

/** The script besides Latin in which most lines are. */
function scriptOfPage(lines: readonly VizLine[]): PrintScript | null {
  const counts = new Map<PrintScript, number>()
  for (const { script } of lines) if (script !== undefined) counts.set(script, (counts.get(script) ?? 0) + 1)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < leastOfPage.lines || best[1] < leastOfPage.share * lines.length)
    return null
  return best[0]
}
