import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { mrzSpelling } from '../../documents/values/mrz-names.ts'
import type { PrintedDateKind } from '../../documents/viz/parse-printed-date.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'
import { sideAsSent, withDerivedFields } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'
import { findPrintedDate } from './find-printed-date.ts'
import { otherPrintedBirth } from './other-printed-birth.ts'
import { sliceLine } from './split-labels.ts'
import type { VizLine } from './text-line.ts'
import type { VizContext } from './viz-reading.ts'

/** A piece of a line, from one index to another. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Where a text says a value; null where it does not. */
type FindValue = (text: string, value: string, context: VizContext) => Span | null

/** So many of the values must be found: one alone may stand on any sheet. */
const minFound = 2
/** So certainly they must be read to be counted: a doubtful reading is not what the code says at random. */
const leastFound = 0.5
/** So certainly another birth than the code's must be read in one look; more so where a slip of reading may explain it. */
const leastOfOther = 0.9
const leastOfSlip = 0.97
/** Shorter numbers stand in others at random, in letters and digits. */
const minNumber = 5

/** The whole number, its characters perhaps apart by a blank, a point, a stroke or a hyphen. */
const findNumber: FindValue = (text, value) => {
  const wanted = value.replace(/[^A-Z0-9]/g, '')
  if (wanted.length < minNumber) return null
  for (const { index } of text.matchAll(/(?<![A-Za-z0-9])[A-Z0-9]/g)) {
    const to = endOfNumber(text, { from: index, wanted })
    if (to !== null && !/[A-Za-z0-9]/.test(text.charAt(to))) return { from: index, to }
  }
  return null
}

function endOfNumber(
  text: string,
  { from, wanted }: { readonly from: number; readonly wanted: string },
): number | null {
  let at = from
  for (const character of wanted) {
    if (at > from && /[ ./-]/.test(text.charAt(at))) at++
    if (text.charAt(at) !== character) return null
    at++
  }
  return at
}

/** Each spelling that a zone may have of a printed word. */
function spellings(word: string): readonly string[] {
  const bare = stripDiacritics(word.toUpperCase()).replace(/[^A-Z]+/g, '<')
  return [mrzSpelling(word), bare.replace(/^<+|<+$/g, '')]
}

/** Whole words that a zone spells like the name; hyphens and apostrophes may stand in them. */
const findName: FindValue = (text, value) => {
  const wanted = value.replaceAll(' ', '<')
  if (wanted.length < 2) return null
  const words = [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  for (const [at, { from }] of words.entries())
    for (const { to } of words.slice(at, at + maxNameWords))
      if (spellings(text.slice(from, to)).includes(wanted)) return { from, to }
  return null
}

const maxNameWords = 6

const findDate =
  (kind: PrintedDateKind): FindValue =>
  (text, value, { today }) =>
    findPrintedDate(text, { value, kind, today })

const finders: readonly (readonly [FieldKey, FindValue])[] = [
  ['documentNumber', findNumber],
  ['personalNumber', findNumber],
  ['lastName', findName],
  ['firstName', findName],
  ['dob', findDate('birth')],
  ['expiry', findDate('expiry')],
]

/**
 * The side of a document whose other side bears a zone or a barcode, as far as its print says the same: beside labels that are
 * known or not, number, names and dates are looked for as the code says them. What is answered is what is printed, with the
 * letters and the certainty of print.
 *
 * @returns null where less than two of them stand there: it may be anything; of those that do, those that were read with certainty
 */
export function printedAs(
  lines: readonly VizLine[],
  coded: DocumentReading,
  context: VizContext,
): DocumentReading | null {
  const found = finders.flatMap(([key, find]) => {
    const field = fieldIn(lines, { key, find, values: coded.fields[key] ?? [] }, context)
    return field === null ? [] : [[key, [field] as const] as const]
  })
  const other = otherBirth(lines, coded, context)
  if (found.length < minFound) return null
  const certain = found.filter(([, [field]]) => field.confidence >= minConfidence)
  const entries = other === null ? certain : [...certain, ['dob', [other]] as const]
  const keys = entries.map(([key]) => key)
  const { index, today, names } = context
  const kind = { type: coded.type, name: coded.name, side: index === 0 ? 'FRONT' : 'BACK' } as const
  const unread = unreadHalf(keys, coded)
  const fields: Fields = withDerivedFields(Object.fromEntries(entries), {
    ...{ kind, today, index, names },
    expected: [...keys, ...unread],
    sideConfidence: sideAsSent,
    source: 'visual',
  })
  return {
    ...{ type: coded.type, name: coded.name, issuer: coded.issuer, zone: null },
    ...{ fields, expected: [], missing: unread },
  }
}

/** The date that stands in print instead of the code's birth. */
function otherBirth(
  lines: readonly VizLine[],
  { fields }: DocumentReading,
  { today, index, mapping }: VizContext,
): Field | null {
  const other = otherPrintedBirth(lines, fields, today)
  if (other === null) return null
  const { value, mayBeSlip, line } = other
  const confidence = line.confidences.reduce((product, one) => product * one, 1)
  if (confidence < (mayBeSlip ? leastOfSlip : leastOfOther)) return null
  const inputBox = mapping.uprightToSent(line.quad)
  return { value, confidence: Math.round(confidence * 10_000) / 10_000, source: 'visual', index, inputBox }
}

/** The other part of a name of which one was found, where the code has both: it stands there too, and was not read. */
function unreadHalf(found: readonly FieldKey[], { fields }: DocumentReading): readonly FieldKey[] {
  const parts: readonly FieldKey[] = ['lastName', 'firstName']
  const unread = parts.filter((key) => !found.includes(key) && (fields[key] ?? []).length > 0)
  return unread.length === 1 ? unread : []
}

interface WantedValue {
  readonly key: FieldKey
  readonly find: FindValue
  readonly values: readonly Field[]
}

function fieldIn(lines: readonly VizLine[], wanted: WantedValue, context: VizContext): Field | null {
  const { key, find, values } = wanted
  const [machineRead] = values.filter(({ source }) => source !== 'visual')
  if (machineRead === undefined) return null
  const isDate = key === 'dob' || key === 'expiry'
  const found = lines.flatMap((line): readonly Field[] => {
    const span = find(line.text, machineRead.value, context)
    if (span === null) return []
    const { text, confidences, quad } = sliceLine(line, span.from, span.to)
    const confidence = confidences.reduce((product, one) => product * one, 1)
    return [
      {
        value: isDate ? machineRead.value : key.endsWith('Number') ? text.replace(/\s/g, '') : text,
        confidence: Math.round(confidence * 10_000) / 10_000,
        source: 'visual',
        index: context.index,
        inputBox: context.mapping.uprightToSent(quad),
      },
    ]
  })
  const [best] = found.toSorted((a, b) => b.confidence - a.confidence)
  return best === undefined || best.confidence < leastFound ? null : best
}

/** What labels say of a side, with what else of its print the code of the other side confirms. Labels go first. */
export function withPrintedAs(
  labelled: DocumentReading | null,
  confirmed: DocumentReading | null,
): DocumentReading | null {
  if (labelled === null || confirmed === null) return labelled ?? confirmed
  const fields: Partial<Record<FieldKey, readonly Field[]>> = { ...confirmed.fields, ...labelled.fields }
  const [number] = confirmed.fields.documentNumber ?? []
  const numbers = labelled.fields.documentNumber ?? []
  if (number !== undefined && numbers.length > 0 && !numbers.some(({ value }) => value === number.value))
    fields.documentNumber = [...numbers, number].toSorted((a, b) => b.confidence - a.confidence)
  return { ...labelled, fields, missing: labelled.missing.filter((key) => fields[key] === undefined) }
}
