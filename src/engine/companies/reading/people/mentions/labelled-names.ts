import type { LabelKind } from '../../labels/label-kinds.ts'
import { belowOf, isLabel, rightOf, valueInside } from '../../layout/labelled-page.ts'
import type { Mention } from './find-mentions.ts'
import type { RunningText, TextPiece } from './read-on.ts'

/** Lines between the parts of a name at most. */
const farthest = 5

/** Names whose parts have labels of their own, `Surname` and `Full forenames`, the one soon after the other. */
export function labelledNames(running: RunningText): readonly Mention[] {
  const parts = running.pieces.flatMap((one) => partOf(running, one) ?? [])
  return parts.flatMap((given, at) => {
    if (given.part !== 'given') return []
    const near = [parts[at - 1], parts[at + 1]].filter((one) => one?.part === 'surname' && Math.abs(one.row - given.row) <= farthest)
    const surname = near[0]
    if (surname === undefined || given.text.includes(surname.text)) return []
    const name = `${given.text} ${surname.text}`
    return [{ name, kind: 'person' as const, start: Math.min(given.start, surname.start), end: Math.max(given.end, surname.end) }]
  })
}

interface NamePart {
  readonly part: 'given' | 'surname'
  readonly text: string
  readonly start: number
  readonly end: number
  readonly row: number
}

const isNamePart = /^\p{Lu}[\p{L}\p{M}'’. -]{1,40}$/u

function partOf(running: RunningText, one: TextPiece): NamePart | null {
  const part = partNamed(one.label?.kinds ?? [], one)
  if (part === null) return null
  const inside = valueInside(one)
  const right = rightOf(one.page, one.piece)[0]
  const below = belowOf(one.page, one.piece)[0]
  const value = inside ?? [right, below].find((other) => other !== undefined && !isLabel(other) && isNamePart.test(other.piece.text))?.piece
  if (value === undefined || !isNamePart.test(value.text.trim())) return null
  const holder = running.pieces.find(({ piece }) => piece === value) ?? one
  const start = holder.start + Math.max(0, holder.piece.text.indexOf(value.text))
  return { part, text: value.text.trim(), start, end: start + value.text.length, row: one.row }
}

/** `First name(s)` before `Name`: one that names given names is theirs alone. */
function partNamed(kinds: readonly LabelKind[], { label }: TextPiece): NamePart['part'] | null {
  if (label === null || label.ends === 'bare') return null
  if (kinds.includes('givenName')) return 'given'
  return kinds.includes('personName') ? 'surname' : null
}
