import type { LabelKind } from '../../labels/label-kinds.ts'
import { plainOf, wordsOf } from '../../labels/label-words.ts'
import type { LabelledPiece } from '../../layout/labelled-page.ts'
import { linesBetween, overlapAcross } from '../../layout/print-piece.ts'
import { isLabelOdds } from '../../labels/label-model.ts'
import { knownLabel } from '../../labels/match-label.ts'
import { findRole, roleAt } from '../find-role.ts'
import { addressed, type Cue, cues, ofPlaces } from './cues.table.ts'
import type { Mention } from './find-mentions.ts'
import type { RunningText, TextPiece } from './read-on.ts'

/** What the tables and headings found of someone. */
export interface SaidByRules {
  readonly officer: boolean
  readonly owner: boolean
  readonly hasRole: boolean
}

export interface MentionPlace {
  readonly running: RunningText
  readonly mention: Mention
  /** Where the next one begins of whom anything is said. */
  readonly next: number
  readonly previous: number
  readonly said: SaidByRules | null
  readonly times: number
  readonly isCompanyItself: boolean
}

/** Characters that are looked at before a name and behind it. */
const reach = { before: 140, behind: 260 } as const

/** What speaks for or against one who is named, each a name of a weight. */
export function mentionFeatures(place: MentionPlace): readonly string[] {
  const before = textBefore(place)
  const behind = textBehind(place)
  return [
    'bias',
    ...shapeOf(place),
    ...ofRules(place),
    ...ofPlace(place),
    ...ofText(before, behind),
    ...sectionOf(place),
  ]
}

/** The sentence or line before it, up to another name. */
export function textBefore({ running, mention, previous }: MentionPlace): string {
  const from = Math.max(previous, mention.start - reach.before, 0)
  const text = running.text.slice(from, mention.start)
  return text.split(/\n|(?<=\p{Ll}{3})\.\s|;\s/u).at(-1) ?? ''
}

/** What follows a name, up to the next of whom anything may be said. */
export function textBehind({ running, mention, next }: MentionPlace): string {
  return running.text.slice(mention.end, Math.min(next, mention.end + reach.behind))
}

function shapeOf({ mention: { name, kind }, times, isCompanyItself }: MentionPlace): readonly string[] {
  const words = name.split(' ')
  const plain = words.map(plainOf)
  const isCapitals = name === name.toUpperCase()
  return [
    `kind ${kind}`,
    ...(kind === 'person' ? [`words ${Math.min(words.length, 5)}`, `capitals ${isCapitals}`] : []),
    ...(kind === 'person' && plain.some((one) => ofPlaces.test(one)) ? ['of a place'] : []),
    ...(times > 1 ? ['repeated'] : []),
    ...(isCompanyItself ? ['company itself'] : []),
    ...(kind === 'person' && findRole(name) !== null ? ['role in it'] : []),
    ...(/\p{Lo}/u.test(name) ? ['without capitals'] : []),
    ...(kind === 'person' ? [`label odds ${labelBand(isLabelOdds(name))}`] : []),
    ...(knownLabel(name)?.ends === 'whole' ? ['is a known label'] : []),
    ...(kind === 'person' && plain.slice(1).some((one) => ofSentences.test(one)) ? ['word of a sentence'] : []),
    ...(kind === 'person' && words.some((one) => ordinary.test(one)) ? ['ordinary word'] : []),
  ]
}

/** Endings and words of headings that names do not have. */
const ordinary = /(?:tion|ment|ung|heit|keit|schaft|tie|ción|zione|ção|ität|age|ence|ance|ing|ości|ania|enia|ness|ity|isation|ization|als|able|ible|ated)s?$|^(?:Page|Date|Name|Total|Art|Article|Article|Title|Section|Part|No|Nr|First|Second|Name|Names|Position|Held|Type|Class|Full)$/u

const labelBand = (odds: number): string => (odds > 0.8 ? 'high' : odds > 0.45 ? 'middle' : odds > 0.15 ? 'low' : 'none')

/** Small words that stand in no name, printed in capitals or not. */
const ofSentences = /^(?:the|and|of|for|in|on|to|by|und|der|die|das|fur|mit|et|les|aux|pour|par|con|para|por|los|las|una|il|lo|gli|alla|all'estero|dell\p{L}*|nell\p{L}*|per|nel|nella|het|een|voor|uma|com|em|na|w|z|i|oraz|och|og|ja|kazdy|each|all)$/u

function ofRules({ said }: MentionPlace): readonly string[] {
  if (said === null) return ['rules none']
  return [
    ...(said.officer ? [`rules officer ${said.hasRole ? 'in a role' : ''}`] : []),
    ...(said.owner ? ['rules owner'] : []),
  ]
}

const ofPeople: readonly LabelKind[] = ['officers', 'owners', 'personName', 'role', 'givenName', 'birthDate', 'share', 'nominal', 'shareCount', 'address', 'other', 'court', 'name', 'seat', 'residence']

/** The label beside a name or above it, the title of its column, and what stands at its place. */
function ofPlace(place: MentionPlace): readonly string[] {
  const { running, mention } = place
  const own = running.pieces.find(({ start, end }) => start <= mention.start && end >= mention.start)
  if (own === undefined) return []
  const label = labelOf(own, mention)
  const column = label === null ? titleAbove(own) : null
  const kinds = ofPeople.filter((kind) => label?.label?.kinds.includes(kind))
  const isWhole = own.start === mention.start && own.end <= mention.end + 1
  const startsPiece = running.text.slice(own.start, mention.start).replace(/^[\s\d.)*•–—-]+/u, '') === ''
  const section = sectionKind(headingOf(running, mention.start))
  const stands = isWhole ? 'whole' : startsPiece ? 'starts' : 'inside'
  return [
    `section ${section}, ${stands} ${mention.kind}`,
    ...kinds.map((kind) => `section ${section}, label ${kind}`),
    ...kinds.map((kind) => `label ${kind}`),
    ...(label !== null && kinds.length === 0 ? ['label else'] : []),
    ...(label === null ? ['label none'] : label.label !== null && findRole(label.piece.text) !== null ? ['label role'] : []),
    ...ofPeople.filter((kind) => column?.label?.kinds.includes(kind)).map((kind) => `column ${kind}`),
    ...(isWhole ? ['whole piece'] : startsPiece ? ['starts piece'] : ['inside piece']),
    ...(own.before.length > 0 ? ['has a piece before'] : []),
  ]
}

function labelOf(own: TextPiece, mention: Mention): LabelledPiece | null {
  if (own.label !== null && own.label.ends !== 'whole' && own.start + own.label.valueAt <= mention.start) return own
  const beside = own.before.at(-1)
  if (beside !== undefined) return beside.label !== null && beside.label.ends !== 'bare' ? beside : null
  const above = own.page.pieces.findLast(({ piece }) => piece !== own.piece && linesBetween(piece, own.piece) > 0.6 && linesBetween(piece, own.piece) < 2.2 && Math.abs(piece.left - own.piece.left) < 2 * piece.height)
  return above?.label?.ends === 'whole' ? above : null
}

/** The nearest title over a name in its column. */
function titleAbove(own: TextPiece): LabelledPiece | null {
  return (
    own.page.pieces.findLast(
      ({ piece, label }) =>
        label?.ends === 'whole' && linesBetween(piece, own.piece) > 0.6 && linesBetween(piece, own.piece) < 25 && overlapAcross(piece, own.piece) > 0,
    ) ?? null
  )
}

const placeBefore = /(?:^|[\s(])(?:in|te|en|em|w|at|zu|aan|na|no|ve|à|à la|i|of|de|di|du|of the|nach|from|aus|à l')\s*$/iu

function ofText(before: string, behind: string): readonly string[] {
  const [left, right] = [plainOf(before), plainOf(behind)]
  const near = wordsOf(before).slice(-7)
  const roles = near.flatMap((_, at) => (roleAt(near, at) === null ? [] : [at]))
  const line = right.split(/[\n]/u)[0] ?? ''
  const found = Object.entries(cues) as unknown as readonly (readonly [Cue, RegExp])[]
  return [
    ...found.flatMap(([name, cue]) => (cue.test(left) ? [`before ${name}`] : [])),
    ...found.flatMap(([name, cue]) => (cue.test(left.slice(-32)) ? [`just before ${name}`] : [])),
    ...found.flatMap(([name, cue]) => (cue.test(right) ? [`behind ${name}`] : [])),
    ...found.flatMap(([name, cue]) => (cue.test(line.slice(0, 60)) ? [`just behind ${name}`] : [])),
    ...(roles.length > 0 ? ['before role', ...(roles.some((at) => at >= near.length - 2) ? ['just before role'] : [])] : []),
    ...(addressed.test(left.slice(-12)) ? ['addressed'] : []),
    ...(findRole(behind) === null ? [] : ['behind role']),
    ...(findRole(behind.slice(0, 48)) === null ? [] : ['just behind role']),
    ...(placeBefore.test(before) ? ['place before'] : []),
    ...(/\d[\p{L}]?,? ?$/u.test(before) ? ['figure before'] : []),
    ...(/["“„«]\s*$/u.test(before) ? ['quoted'] : []),
    ...(/(?<!\p{L})(?:by|par|por|da|durch|door|przez|dal|pelo|pela)\s*$/iu.test(before) ? ['by'] : []),
    ...(/[\d.]%|\d\s%|per\s?cent|prozent|procent/u.test(right) ? ['behind percent'] : []),
    ...(/(?:€|eur|usd|chf|pln|\$|£|r\$|zl|kr|huf|ron|euro)\s?\d|\d\s?(?:€|eur|usd|chf|pln|zl|kr|huf|ron|euro|lei|kc|tl)/u.test(right) ? ['behind amount'] : []),
    ...(/\d[\d.,' ]*\s*(?:parts?|actions?|shares?|\p{L}*anteil\p{L}*|aktien|participaciones|acciones|quot[ae]s?|azioni|acoes|aandelen|udzial\p{L}*|akcj\p{L}*|aktier|osuutta|pay|reszveny\p{L}*|podil\p{L}*)/u.test(right) ? ['behind shares'] : []),
    ...(/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}/u.test(right.slice(0, 90)) ? ['behind date'] : []),
    ...(/\d{6,}/u.test(right.slice(0, 90)) ? ['behind number'] : []),
    `then ${thenOf(behind)}`,
  ]
}

function thenOf(behind: string): string {
  const [first = ''] = behind
  if (first === '' || /[\n\t]/u.test(first)) return 'end'
  if (/^\s*,\s*\d{6}/u.test(behind)) return 'comma long number'
  if (/^\s*,\s*\d/u.test(behind)) return 'comma figure'
  if (/^\s*\d/u.test(behind)) return 'figure'
  if (/^[,;.:(/]/u.test(first)) return first
  return /^\s\p{Ll}/u.test(behind) ? 'small' : 'else'
}

const details: readonly LabelKind[] = ['personName', 'givenName', 'role', 'birthDate', 'nationality', 'appointed', 'residence', 'share', 'nominal', 'shareCount', 'address', 'other', 'number', 'taxNumber']

/** The heading under which someone stands, how far below it, and the labels that follow. */
function sectionOf({ running, mention, next }: MentionPlace): readonly string[] {
  const own = running.pieces.find(({ end }) => end >= mention.start)
  const heading = headingOf(running, mention.start)
  const rows = heading === null ? 0 : (own?.row ?? 0) - heading.row
  const kind = sectionKind(heading)
  const labels = running.pieces.filter(({ start }) => start >= mention.end && start < Math.min(next, mention.end + reach.behind))
  const kinds = new Set(labels.flatMap(({ label }) => (label === null || label.ends === 'bare' ? [] : label.kinds)))
  return [
    `section ${kind}`,
    ...(rows <= 3 ? [`section ${kind} near`] : rows > 18 ? [`section ${kind} far`] : []),
    ...details.filter((one) => kinds.has(one)).map((one) => `follows ${one}`),
  ]
}

const ofHeadings: readonly LabelKind[] = ['officers', 'owners', 'capital', 'address', 'name', 'court', 'legalForm', 'incorporated', 'number', 'status', 'seat']

/** The last label before a place that may be a heading of a section. */
export function headingOf({ pieces }: RunningText, at: number): TextPiece | null {
  return pieces.findLast((one) => one.start < at && isHeading(one)) ?? null
}

function isHeading({ label, before }: TextPiece): boolean {
  if (label === null || label.ends === 'bare' || before.length > 0) return false
  return label.kinds.some((kind) => ofHeadings.includes(kind))
}

function sectionKind(heading: TextPiece | null): string {
  if (heading === null) return 'none'
  const kinds = heading.label?.kinds ?? []
  if (kinds.includes('officers')) return kinds.includes('owners') ? 'both' : 'officers'
  if (kinds.includes('owners')) return 'owners'
  return kinds.includes('capital') ? 'capital' : 'company'
}
