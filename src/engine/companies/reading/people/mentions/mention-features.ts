import type { LabelKind } from '../../labels/label-kinds.ts'
import type { LabelledPiece } from '../../layout/labelled-page.ts'
import { linesBetween, overlapAcross } from '../../layout/print-piece.ts'
import { findRole } from '../find-role.ts'
import type { Mention } from './find-mentions.ts'
import { type MentionPlace, reach, textBefore, textBehind } from './mention-place.ts'
import { firstPieceAt, piecesBetween, type TextPiece } from './read-on.ts'
import { headingOf, sectionKind } from './section-headings.ts'
import { shapeFeatures } from './shape-features.ts'
import { textFeatures } from './text-features.ts'

/** What speaks for or against one who is named, each a name of a weight. */
export function mentionFeatures(place: MentionPlace): readonly string[] {
  return [
    'bias',
    ...shapeFeatures(place),
    ...ofRules(place),
    ...ofPlace(place),
    ...textFeatures(textBefore(place), textBehind(place)),
    ...sectionOf(place),
  ]
}

function ofRules({ said }: MentionPlace): readonly string[] {
  if (said === null) return ['rules none']
  return [
    ...(said.officer ? [`rules officer ${said.hasRole ? 'in a role' : ''}`] : []),
    ...(said.owner ? ['rules owner'] : []),
  ]
}

const ofPeople: readonly LabelKind[] = [
  'officers',
  'owners',
  'personName',
  'role',
  'givenName',
  'birthDate',
  'share',
  'nominal',
  'shareCount',
  'address',
  'other',
  'court',
  'name',
  'seat',
  'residence',
]

/** The label beside a name or above it, the title of its column, and what stands at its place. */
function ofPlace(place: MentionPlace): readonly string[] {
  const { running, mention } = place
  const own = running.pieces[firstPieceAt(running.pieces, mention.start)]
  if (own === undefined || own.start > mention.start) return []
  const label = labelOf(own, mention)
  const column = label === null ? titleAbove(own) : null
  const kinds = ofPeople.filter((kind) => label?.label?.kinds.includes(kind))
  const section = sectionKind(headingOf(running, mention.start))
  const stands = standsIn(place, own)
  return [
    `section ${section}, ${stands} ${mention.kind}`,
    ...kinds.map((kind) => `section ${section}, label ${kind}`),
    ...kinds.map((kind) => `label ${kind}`),
    ...labelItself(label, kinds),
    ...ofPeople.filter((kind) => column?.label?.kinds.includes(kind)).map((kind) => `column ${kind}`),
    `${stands} piece`,
    ...(own.before.length > 0 ? ['has a piece before'] : []),
    ...(/^\d[\d\s./-]{5,}$/u.test(own.before.at(-1)?.piece.text ?? '') ? ['number in the piece before'] : []),
  ]
}

/** Whether a name is all of its piece, begins it behind figures and bullets, or stands within it. */
function standsIn({ running, mention }: MentionPlace, own: TextPiece): 'whole' | 'starts' | 'inside' {
  if (own.start === mention.start && own.end <= mention.end + 1) return 'whole'
  const lead = running.text.slice(own.start, mention.start).replace(/^[\s\d.)*•–—-]+/u, '')
  return lead === '' ? 'starts' : 'inside'
}

function labelItself(label: LabelledPiece | null, kinds: readonly LabelKind[]): readonly string[] {
  if (label === null) return ['label none']
  const isRole = label.label !== null && findRole(label.piece.text) !== null
  return [...(kinds.length === 0 ? ['label else'] : []), ...(isRole ? ['label role'] : [])]
}

/** The label inside the piece of a name, on its line, or above it. */
function labelOf(own: TextPiece, mention: Mention): LabelledPiece | null {
  if (own.label !== null && own.label.ends !== 'whole' && own.start + own.label.valueAt <= mention.start)
    return own
  const beside = own.before.at(-1)
  if (beside !== undefined) return beside.label !== null && beside.label.ends !== 'bare' ? beside : null
  const above = own.page.pieces.findLast(
    ({ piece }) =>
      piece !== own.piece &&
      linesBetween(piece, own.piece) > 0.6 &&
      linesBetween(piece, own.piece) < 2.2 &&
      Math.abs(piece.left - own.piece.left) < 2 * piece.height,
  )
  return above?.label?.ends === 'whole' ? above : null
}

/** The nearest title over a name in its column. */
function titleAbove(own: TextPiece): LabelledPiece | null {
  return (
    own.page.pieces.findLast(
      ({ piece, label }) =>
        label?.ends === 'whole' &&
        linesBetween(piece, own.piece) > 0.6 &&
        linesBetween(piece, own.piece) < 25 &&
        overlapAcross(piece, own.piece) > 0,
    ) ?? null
  )
}

const details: readonly LabelKind[] = [
  'personName',
  'givenName',
  'role',
  'birthDate',
  'nationality',
  'appointed',
  'residence',
  'share',
  'nominal',
  'shareCount',
  'address',
  'other',
  'number',
  'taxNumber',
]

/** The heading under which someone stands, how far below it, and the labels that follow. */
function sectionOf({ running, mention, next }: MentionPlace): readonly string[] {
  const own = running.pieces[firstPieceAt(running.pieces, mention.start)]
  const heading = headingOf(running, mention.start)
  const rows = heading === null ? 0 : (own?.row ?? 0) - heading.row
  const kind = sectionKind(heading)
  const labels = piecesBetween(running, mention.end, Math.min(next, mention.end + reach.behind)).filter(
    ({ start }) => start >= mention.end,
  )
  const kinds = new Set(
    labels.flatMap(({ label }) => (label === null || label.ends === 'bare' ? [] : label.kinds)),
  )
  return [
    `section ${kind}`,
    ...(rows <= 3 ? [`section ${kind} near`] : rows > 18 ? [`section ${kind} far`] : []),
    ...details.filter((one) => kinds.has(one)).map((one) => `follows ${one}`),
  ]
}
