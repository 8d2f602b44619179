import type { Sight } from '../sight.ts'
import type { Peaks } from './candidates.ts'
import { decodeLine, type DecodedLine } from './decode-line.ts'
import { conclude, type DecodedZone } from './decode-zone.ts'
import { grammarOf } from './grammar.ts'
import { along, directionOf, downwards, lengthOf, type TextLine } from './lines.ts'
import { readLines } from './read-lines.ts'
import type { ZoneFound } from './read-zone.ts'

/** A character less probable than this makes its line worth another look. */
const doubtful = 0.97

/** Other ways to cut a line out: height and shift across, in parts of its height. */
const cuts = [
  { height: 1.25, shift: 0 },
  { height: 0.85, shift: 0 },
  { height: 1.05, shift: 0.08 },
] as const

/**
 * Looks again, each time cut out a little differently, at the lines of a zone that hold a doubtful character. What
 * differs from look to look loses probability; what stays gains nothing it did not have.
 */
export async function lookAgain(sight: Sight, found: ZoneFound): Promise<ZoneFound> {
  const { format } = found.zone
  let zone = found.zone
  const looks = zone.decoded.map((line) => [line])
  for (const cut of cuts) {
    const inDoubt = found.lines.map((_, at) => at).filter((at) => isDoubtful(zone, at))
    if (inDoubt.length === 0) break
    const places = inDoubt.map((at) => cutOut(found.lines[at], zone.decoded[at], cut))
    const reads = await readLines(
      sight,
      places.filter((line) => line !== null),
    )
    for (const [order, at] of inDoubt.entries()) {
      const [read, grammar] = [reads[order], grammarOf(format)[at]]
      if (read !== undefined && grammar !== undefined) looks[at]?.push(decodeLine(read.evidence, grammar))
    }
    zone = { ...conclude(format, zone.decoded, looks.map(clearLooks)), lead: zone.lead }
  }
  return { zone, lines: found.lines }
}

/** A look that explains its line this much worse than the best one, for each character, was cut badly. */
const badCut = 0.25

function clearLooks(looks: readonly DecodedLine[]): readonly (readonly Peaks[])[] {
  const clarity = ({ alignment }: DecodedLine) => alignment.score / alignment.columns.length
  const best = Math.max(...looks.map(clarity))
  return looks.filter((look) => clarity(look) > best - badCut).map((look) => look.peaks)
}

function isDoubtful(zone: DecodedZone, at: number): boolean {
  const strays = zone.decoded[at]?.strayings.some((straying) => straying > 0.4) ?? false
  return strays || (zone.settled[at]?.some((one) => one.probability < doubtful) ?? false)
}

/** The line cut to its characters, with a margin of about half a character. */
function cutOut(
  line: TextLine | undefined,
  decoded: DecodedLine | undefined,
  cut: { height: number; shift: number },
) {
  if (line === undefined || decoded === undefined) return null
  const direction = directionOf(line)
  const down = downwards(direction)
  const [from, to] = extentOf(decoded)
  const move = (part: number) =>
    along(along(line.start, direction, part * lengthOf(line)), down, cut.shift * line.height)
  return { start: move(from), end: move(to), height: line.height * cut.height }
}

/** Where the characters begin and end, in parts of the line's length. */
function extentOf({ pitch, alignment, steps }: DecodedLine): readonly [number, number] {
  if (pitch === null) return [0, 1]
  const last = alignment.columns.length - 1
  const end = pitch.first + pitch.pitch * last + pitch.bend * last * last
  const [from, to] = [(pitch.first + 0.5 - pitch.pitch) / steps, (end + 0.5 + pitch.pitch) / steps]
  return [Math.max(-0.1, from), Math.min(1.1, to)]
}
