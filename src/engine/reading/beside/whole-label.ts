import { begunLabel } from '../../documents/viz/begun-label.ts'
import { languagesOf, matchLabel } from '../../documents/viz/match-label.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { lineOfLetters, lettersOf, meanConfidence, type VizLine } from '../viz/text-line.ts'

/** A unit or a number in brackets behind a label. */
const inBrackets = /\s*\([^)]*\)?\s*$/

/**
 * The line of a label of which the first letters alone were looked at, as the whole label: `Place of bi`, `Address / A`. Null
 * where they begin no label, or those of two fields. A label of what the code has must be read letter for letter: beside it stands
 * what the code is compared with.
 */
export function wholeLabel(line: VizLine, isInCode: (field: VizField) => boolean): VizLine | null {
  const text = line.text.trim()
  if (isTooDoubtful(line)) return null
  if (matchLabel(text)?.valueStart === null) return line
  const parts = languagesOf(text).map((part) => part.replace(inBrackets, '').trim())
  const whole = parts.find((part) => matchLabel(part)?.valueStart === null && part.length >= leastAlone)
  if (whole !== undefined) return withText(line, whole)
  for (const part of [text, ...parts.slice(1)]) {
    const begun = begunLabel(part)
    if (begun !== null)
      return begun.errors > 0 && isInCode(begun.label.field) ? null : withText(line, begun.label.text)
  }
  return null
}

/** Of fewer letters any stain makes a label, unless they are read with this mean certainty. */
const short = { letters: 4, certain: 0.7 } as const

function isTooDoubtful(line: VizLine): boolean {
  const letters = line.text.replaceAll(/[^\p{L}]/gu, '')
  return letters.length < short.letters && meanConfidence([line]) < short.certain
}

/** A shorter part of a label says nothing without the rest. */
const leastAlone = 5

/** The same place, saying another text as certainly as its letters were read. */
function withText(line: VizLine, text: string): VizLine {
  const least = Math.min(...lettersOf(line).map(({ confidence }) => confidence))
  const letters = Array.from({ length: text.length }, (_, at) => ({
    symbol: text.charAt(at),
    confidence: least,
    alternatives: [],
    centre: (at + 0.5) / text.length,
  }))
  return lineOfLetters(letters, line.quad)
}
