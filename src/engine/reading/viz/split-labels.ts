import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between } from '../../imaging/geometry/points.ts'
import { matchLabel, secondLabelStart, type LabelMatch } from '../../documents/viz/match-label.ts'
import { joinTitles } from './join-titles.ts'
import { findLabels } from './find-labels.ts'
import { lettersOf, lineOfLetters, runsToTheLeft, type VizLine } from './text-line.ts'

/** A colon before a value is of its label, which stands in a column of its own. */
const colonBeforeValue = /^\s*[:：]\s*(?=\S)/u

/**
 * The lines of a page, those parted in two that hold the labels of two columns, a title of two lines as one, and values without
 * the colons of their labels.
 */
export function splitLabels(printedLines: readonly VizLine[]): readonly VizLine[] {
  const lines = joinTitles(printedLines)
  const { matches } = findLabels(lines)
  return lines.map(withoutColon).flatMap((line, at) => {
    const match = matches[at] ?? null
    const secondStart = mayBeTwo(line, match) ? secondLabelStart(line.text) : secondDateStart(line, match)
    return secondStart === null
      ? [line]
      : [sliceLine(line, 0, secondStart), sliceLine(line, secondStart, line.text.length)]
  })
}

/** What is no label as a whole, or one in part: what stands beside that may be the label of the next column. */
function mayBeTwo({ text }: VizLine, match: LabelMatch | null): boolean {
  return match === null || (match.valueStart === null && matchLabel(text) === null)
}

const isOfDate = ({ field }: LabelMatch): boolean => ['dob', 'issued', 'expiry'].includes(field)

/** Where the label of a second date begins in a line of another script than Latin that holds two dates, each behind its label; else null. */
function secondDateStart({ text, script }: VizLine, match: LabelMatch | null): number | null {
  if (script === undefined || match === null || match.valueStart === null || !isOfDate(match)) return null
  const { valueStart, field } = match
  const label = [...text.matchAll(/(?<=\p{Nd}\s+)\p{L}/gu)].find(({ index }) => {
    const second = index > valueStart ? matchLabel(text.slice(index)) : null
    return second !== null && second.valueStart !== null && second.field !== field && isOfDate(second)
  })
  return label?.index ?? null
}

function withoutColon(line: VizLine): VizLine {
  const colon = colonBeforeValue.exec(line.text)?.[0].length ?? 0
  return colon === 0 ? line : sliceLine(line, colon, line.text.length)
}

/** The letters of a line from one index to another, and the piece of its quad on which they stand. */
export function sliceLine(line: VizLine, from: number, to: number): VizLine {
  const { text, quad } = line
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  const [first, last] = [splitPosition(line, from), splitPosition(line, to)]
  const [start, end] = [Math.min(first, last), Math.max(first, last)]
  const part = text.slice(from, to).trimEnd()
  const letters = lettersOf(line).slice(from, from + part.length)
  const placed = letters.map((letter) => ({ ...letter, centre: (letter.centre - start) / (end - start) }))
  const piece: Quad<'upright'> = [
    between(topLeft, topRight, start),
    between(topLeft, topRight, end),
    between(bottomLeft, bottomRight, end),
    between(bottomLeft, bottomRight, start),
  ]
  return lineOfLetters(placed, piece, line.script)
}

/** Half a letter before one of a line, as a part 0..1 of its width: blanks are wider than they are read. */
function splitPosition(line: VizLine, at: number): number {
  const { text, centres } = line
  const isLeftward = runsToTheLeft(line)
  if (at === 0 || at >= text.length) return (at === 0) === isLeftward ? 1 : 0
  const last = text.slice(0, at).trimEnd().length - 1
  const [before = 0, behind = 1] = [centres[last], centres[at]]
  if (isLeftward) return Math.min((before + behind) / 2, behind + 1 / text.length)
  return Math.max((before + behind) / 2, behind - 1 / text.length)
}
