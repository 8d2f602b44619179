import { specimenWordsIn } from '../../specimens/specimen-words.ts'
import type { FieldPlace, KindField } from '../kind-definition.ts'
import type { KindLine, KindPage, LineOfField } from './kind-page.ts'
import type { SideOfKind } from './kind-phrases.ts'
import { hasDate, numberEvidence } from './number-evidence.ts'
import type { PhraseHit } from './phrase-hits.ts'
import { vizFieldOfKey } from './viz-field-of-key.ts'

interface Search {
  readonly sideOfKind: SideOfKind
  readonly page: KindPage
  readonly hits: readonly PhraseHit[]
}

/** Lines that are values without a label, by where they stand or by what they look like; each line is one value at most. */
export function unlabelledValues({ sideOfKind, page, hits }: Search): readonly LineOfField[] {
  const fixed = new Set(hits.map(({ line }) => line))
  page.labels.forEach((label, line) => {
    if (label !== null) fixed.add(line)
  })
  const found: LineOfField[] = []
  const unlabelled = sideOfKind.side.fields.filter(({ isUnlabelled }) => isUnlabelled === true)
  // What its own look tells comes first; others are counted from it.
  for (const field of unlabelled.toSorted((a, b) => Number(hasOwnLook(b)) - Number(hasOwnLook(a)))) {
    const fits = (line: number): boolean => !fixed.has(line) && isFit(sideOfKind, field, page.lines[line])
    const isFree = (line: number): boolean => found.every((one) => one.line !== line)
    const isUnread = (line: number): boolean => !fixed.has(line) && isMisread(sideOfKind, page.lines[line])
    const isShort = (line: number): boolean =>
      numberEvidence(sideOfKind.kind, field, page.lines[line]?.text ?? '') === 'short shape'
    const search = {
      ...{ field, page, fits, isFree, isUnread, isShort },
      anchors: anchorsOf({ hits, found, page, sideOfKind }, field),
    }
    const line = lineOfField(search)
    if (line !== null && isFree(line)) found.push({ line, key: field.key })
  }
  return found
}

const hasOwnLook = ({ pattern, numberRule }: KindField): boolean =>
  pattern !== undefined || numberRule !== undefined

const dateKeys: ReadonlySet<string> = new Set(['dob', 'issued', 'expiry'])
const nameKeys = /^(full|first|middle|last)Name(Local)?$/

/** Whether a line can be the value of a field by itself. */
function isFit({ kind }: SideOfKind, field: KindField, line: KindLine | undefined): boolean {
  if (line === undefined) return false
  if (hasOwnLook(field)) return numberEvidence(kind, field, line.text) !== null
  if (dateKeys.has(field.key)) return hasDate(line.text)
  if (line.script !== (field.script ?? 'Latn')) return false
  if (isSpecimenWord(line.text) && !nameKeys.test(field.key)) return false
  if (nameKeys.test(field.key) || field.key === 'unread') return /^[^\d]*\p{L}{2}[^\d]*$/u.test(line.text)
  return /\p{L}/u.test(line.text)
}

/** What is laid over a specimen is no value of it, unless it is the name of its holder. */
function isSpecimenWord(text: string): boolean {
  return specimenWordsIn(text, true).some(({ words }) => words.length >= text.trim().length)
}

/**
 * Letters that were taken for Latin ones where a side bears no Latin values: a value stands there that was not read, and those
 * behind it are counted with it.
 */
function isMisread({ kind, side: { fields } }: SideOfKind, line: KindLine | undefined): boolean {
  const hasLatin = fields.some(
    (field) => field.isUnlabelled === true && !hasOwnLook(field) && (field.script ?? 'Latn') === 'Latn',
  )
  if (line === undefined || hasLatin || line.script !== 'Latn' || !/\p{L}/u.test(line.text)) return false
  const isNumber = fields.some(
    (field) => hasOwnLook(field) && numberEvidence(kind, field, line.text) !== null,
  )
  return !isNumber && specimenWordsIn(line.text, false).length === 0
}

/** Lines from which the field is counted; empty where none was seen. */
function anchorsOf(
  { hits, found, page, sideOfKind }: Search & { readonly found: readonly LineOfField[] },
  { place }: KindField,
): readonly number[] {
  const keyOf = (field = -1) => sideOfKind.side.fields[field]?.key
  if (place === undefined || place.of === 'side') return []
  if (place.of === 'title')
    return hits.filter(({ role }) => role === 'own title' || role === 'title').map(({ line }) => line)
  if (place.of === 'issuer') return hits.filter(({ role }) => role === 'issuer').map(({ line }) => line)
  const values = found.filter(({ key }) => key === place.of).map(({ line }) => line)
  if (values.length > 0) return values
  const labelled = hits.filter(({ role, field }) => role === 'label' && keyOf(field) === place.of)
  if (labelled.length > 0) return labelled.map(({ line }) => line)
  const common = vizFieldOfKey(place.of)
  const byCommonLabel = page.labels.flatMap((label, line) =>
    common !== null && label === common ? [line] : [],
  )
  if (byCommonLabel.length > 0) return byCommonLabel
  return page.lines.flatMap(({ text }, line) => (dateKeys.has(place.of) && hasDate(text) ? [line] : []))
}

interface FieldSearch {
  readonly field: KindField
  readonly page: KindPage
  readonly fits: (line: number) => boolean
  readonly isFree: (line: number) => boolean
  /** A line that cannot be read, and may be the value of a field. */
  readonly isUnread: (line: number) => boolean
  /** What looks like the value is so short that much looks like it. */
  readonly isShort: (line: number) => boolean
  readonly anchors: readonly number[]
}

function lineOfField(search: FieldSearch): number | null {
  const { field, page, fits, isUnread, anchors } = search
  const every = page.lines.map((_, line) => line)
  const all = every.filter(fits)
  const byLook = lineByLook(search, all)
  const { place } = field
  if (place === undefined || place.of === 'side') {
    const [only, ...others] = all
    return byLook ?? (only !== undefined && others.length === 0 ? only : null)
  }
  const anchor = outermost(page, place, anchors)
  if (anchor === null) return byLook
  const beside = every.filter(
    (line) => (fits(line) || isUnread(line)) && isBeside(page.lines[line], anchor, place.direction),
  )
  const nearest = beside.toSorted((a, b) => gap(page.lines[a], anchor) - gap(page.lines[b], anchor))
  const line = nearest[(place.line ?? 1) - 1]
  return line === undefined || !fits(line) ? byLook : line
}

/** The first line that looks like the value, away from its place only where little else looks like it. */
function lineByLook({ field, isFree, isShort }: FieldSearch, all: readonly number[]): number | null {
  const free = all.find(isFree)
  if (free === undefined || !hasOwnLook(field)) return null
  const isAnywhere = field.place === undefined || field.place.of === 'side'
  return isAnywhere || !isShort(free) ? free : null
}

/** Of several lines of a title, the one nearest to what is looked for. */
function outermost(
  { lines }: KindPage,
  { direction }: FieldPlace,
  anchors: readonly number[],
): KindLine | null {
  const sorted = anchors
    .flatMap((line) => lines[line] ?? [])
    .toSorted((a, b) => a.position.middle - b.position.middle)
  return (direction === 'above' ? sorted[0] : sorted.at(-1)) ?? null
}

function isBeside(
  line: KindLine | undefined,
  { position: of }: KindLine,
  direction: FieldPlace['direction'],
): boolean {
  if (line === undefined) return false
  const { left, right, middle, height } = line.position
  const apart = Math.abs(middle - of.middle)
  // The box of a line in Arabic letters may be twice as high as that of a Latin one right below it.
  const isOtherRow = apart >= 0.7 * Math.min(height, of.height)
  const isLevel = apart < 0.7 * Math.max(height, of.height)
  if (direction === 'below') return middle > of.middle && isOtherRow
  if (direction === 'above') return middle < of.middle && isOtherRow
  if (direction === 'right') return isLevel && left >= of.right - height
  return direction === 'left' ? isLevel && right <= of.left + height : isLevel
}

/** Lines are counted by how far up or down they stand; level ones by how far to the side. */
function gap(line: KindLine | undefined, { position: of }: KindLine): number {
  if (line === undefined) return Infinity
  const { left, middle } = line.position
  return Math.abs(middle - of.middle) + Math.abs(left - of.left) / 1000
}
