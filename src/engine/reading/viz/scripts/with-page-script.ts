import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { PageReader } from '../../page-reader.ts'
import { meanConfidence, type VizLine } from '../text-line.ts'
import { readAs } from './read-in-scripts.ts'

/**
 * So many lines, and this part of all, in one script make it the script of the page; fewer do where they were read with such mean
 * certainty: a page of short words and figures shows little of its script.
 */
const leastOfPage = { lines: 2, share: 0.2, certainShare: 0.1, certain: 0.9 } as const
/** A line in a third script was mistaken for it, unless it was read with more mean certainty. */
const plainlyThird = 0.9
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
  const isThird = (line: VizLine): boolean => line.script !== undefined && line.script !== script && meanConfidence([line]) < plainlyThird // prettier-ignore
  const isUnsure = (line: VizLine): boolean => isThird(line) || (line.script === undefined && meanConfidence([line]) < plainlyLatin) // prettier-ignore
  const unsure = seen.filter(({ line }) => line === null || isUnsure(line))
  if (unsure.length === 0) return lines
  // What was read in a third script are no Latin words.
  const again = await readAs(pageReader, script, unsure.map(({ quad, line }) => ({ quad, line: line?.script === undefined ? line : null }))) // prettier-ignore
  const better = new Map(unsure.flatMap(({ quad, line }, at) => {
    const read = again[at]
    const isBetter = line === null || isThird(line) || meanConfidence([read ?? line]) > meanConfidence([line])
    return read && isBetter ? [[quad, read] as const] : []
  })) // prettier-ignore
  return seen.flatMap(({ quad, line }) => better.get(quad) ?? line ?? [])
}

/** The script besides Latin in which most lines are. */
function scriptOfPage(lines: readonly VizLine[]): PrintScript | null {
  const byScript = new Map<PrintScript, VizLine[]>()
  for (const line of lines)
    if (line.script !== undefined) byScript.set(line.script, [...(byScript.get(line.script) ?? []), line])
  const [best] = [...byScript].toSorted((a, b) => b[1].length - a[1].length)
  if (best === undefined) return null
  const [script, ofScript] = best
  const share = meanConfidence(ofScript) >= leastOfPage.certain ? leastOfPage.certainShare : leastOfPage.share
  return ofScript.length >= Math.max(leastOfPage.lines, share * lines.length) ? script : null
}
