import { noSurerThan, type VizValue } from '../measure-value.ts'
import type { ValuePiece } from '../value-piece.ts'

/** What a value can be worth at most that nothing says to be the document's. */
export const maxUnlabelled = 0.89

export interface MeasuredPiece {
  readonly piece: ValuePiece
  readonly value: VizValue
}

/** Values of several lines as one each: nothing but their place says that the further lines belong to the first. */
export function joinedLines(measured: readonly MeasuredPiece[]): readonly MeasuredPiece[] {
  const joined: MeasuredPiece[] = []
  for (const one of measured) {
    const before = one.piece.goesOn === true ? joined.pop() : undefined
    const [whole] = before === undefined ? [] : joinedParts([before.value, one.value], ' ')
    if (before === undefined || whole === undefined) joined.push(one)
    else
      joined.push({
        piece: { ...before.piece, value: whole.value },
        value: noSurerThan(maxUnlabelled, whole),
      })
  }
  return joined
}

/** District, city, region, each of which has its own label, as one value from the top of the page down. */
export function joinedParts(parts: readonly VizValue[], between = ', '): readonly VizValue[] {
  const [first] = parts
  if (first === undefined) return []
  const product = (of: (part: VizValue) => number): number => parts.reduce((all, part) => all * of(part), 1)
  return [
    {
      value: parts.map(({ value }) => value).join(between),
      confidence: product(({ confidence }) => confidence),
      lettersConfidence: product(({ lettersConfidence }) => lettersConfidence),
      similarConfidence: product(({ similarConfidence }) => similarConfidence),
      quad: first.quad,
    },
  ]
}
