import { stateByCode } from '../../documents/values/states.ts'
import { areSimilar } from '../../documents/values/confusable-characters.ts'
import { splitVizNames } from '../../documents/viz/viz-names.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between } from '../../imaging/geometry/points.ts'
import { findLabels } from './find-labels.ts'
import { pairValues, type LabelledValue } from './pair-values.ts'
import { certaintyBelow, letterBelow } from './base-letter.ts'
import { lettersOf, type VizLetter, type VizLine } from './text-line.ts'
import { valueReader } from './value-reader.ts'

/** A value read from print, before it is known whether it is certain enough to be answered. */
export interface VizValue {
  readonly value: string
  /** 0..1, that every character of it is right and that it is what its label says. */
  readonly confidence: number
  /** The same, whatever marks its letters bear and wherever blanks part them: never less than `confidence`. */
  readonly lettersConfidence: number
  /**
   * The same, whichever of their look-alikes the letters of a word or a number are: never less than `lettersConfidence`. Of a
   * date it is no more: what looks like one of its figures makes another day.
   */
  readonly similarConfidence: number
  /** In pixels of the picture. */
  readonly quad: Quad<'upright'>
  /** Present on a date whose year is printed with two figures. */
  readonly hasShortYear?: true
}

/** What the labels of one page say. */
export interface VizValues {
  readonly values: ReadonlyMap<FieldKey, VizValue>
  /** Keys that the page has labels for. */
  readonly labelledKeys: readonly FieldKey[]
  readonly isNumbered: boolean
  /** True when the numbers are those of cards of North America. */
  readonly isAamva: boolean
  /** Lines that are neither labels nor values. */
  readonly otherLines: readonly VizLine[]
  /** Lines before this index stand at the page's head: above all labels but one, which may stand beside it. */
  readonly headerEnd: number
}

const fieldKeyOf: Readonly<Record<VizField, FieldKey>> = {
  surname: 'lastName',
  givenNames: 'firstName',
  middleName: 'middleName',
  name: 'fullName',
  dob: 'dob',
  placeOfBirth: 'placeOfBirth',
  issued: 'issued',
  expiry: 'expiry',
  documentNumber: 'documentNumber',
  personalNumber: 'personalNumber',
  sex: 'sex',
  nationality: 'nationalityFull',
  address: 'address1',
  issueAuthority: 'issueAuthority',
  height: 'height',
  weight: 'weight',
  eyeColor: 'eyeColor',
  hairColor: 'hairColor',
}

/** What each letter of a label that had to be put right leaves of the certainty. */
const confidencePerLabelError = 0.98
/** What is left where a letter has a mark: lines of the background make marks that no one printed. */
const confidenceWithMark = 0.95

/**
 * Takes the labelled values out of the lines of one page. A label that stands there twice with different values says
 * nothing: two people may be on the page.
 */
export function vizValues(lines: readonly VizLine[], today: CalendarDate): VizValues {
  const labels = findLabels(lines)
  const read = valueReader(lines, labels, today)
  const pairs = pairValues({
    lines,
    matches: labels.matches,
    isPossibleValue: (match, text) => read(match, text) !== null,
  })
  const found = new Map<VizField, VizValue>()
  for (const field of new Set(pairs.map((pair) => pair.field))) {
    const readings = pairs.flatMap((pair) => (pair.field === field ? (valueOf(pair) ?? []) : []))
    const [best] = readings.toSorted((a, b) => b.confidence - a.confidence)
    if (best !== undefined && readings.every(({ value }) => value === best.value)) found.set(field, best)
  }
  const used = new Set(pairs.flatMap(({ label, value }) => [label, value]))
  const fields = labels.matches.flatMap((match) => match?.field ?? [])
  const [, second] = [...labels.matches.entries()].filter(([, match]) => match !== null)
  return {
    values: valuesByKey(found),
    labelledKeys: [...new Set(fields.map((field) => fieldKeyOf[field]))],
    isNumbered: labels.isNumbered,
    isAamva: labels.isAamva,
    otherLines: lines.filter((_, at) => !used.has(at) && labels.matches[at] === null),
    headerEnd: second?.[0] ?? lines.length,
  }

  function valueOf(pair: LabelledValue): VizValue | null {
    const [line, match] = [lines[pair.value], labels.matches[pair.label]]
    const value = match ? read(match, pair.text) : null
    if (line === undefined || !match || value === null) return null
    const letters = lettersOf(line).slice(pair.start)
    const labelConfidence = confidencePerLabelError ** match.errors
    const baseLetters = letters.map(withoutMark)
    const lettersConfidence = valueConfidence(baseLetters, baseText(value)) * labelConfidence
    return {
      value,
      confidence: valueConfidence(letters, value) * labelConfidence,
      lettersConfidence,
      similarConfidence: isDate.test(value)
        ? lettersConfidence
        : valueConfidence(baseLetters.map(withConfusables), baseText(value)) * labelConfidence,
      quad: quadFrom(line.quad, pair.start / line.text.length),
      ...(isDate.test(value) && !pair.text.includes(value.slice(0, 4)) ? { hasShortYear: true } : {}),
    }
  }
}

/** Of what a letter for the sex may be instead of what was read, this part is another letter for a sex. */
const otherSexShare = 0.25

/** Letters that have a look-alike in print. The recogniser is surer of them than it is right. */
interface ConfusableLetters {
  readonly symbols: RegExp
  /** How many times a doubt about them counts. */
  readonly exponent: number
}

const lettersWithMarks: ConfusableLetters = { symbols: /[^\p{ASCII}]/u, exponent: 3 }
/** Most of them were decided by their widths already. */
const roundDigits: ConfusableLetters = { symbols: /[0ODQ]/, exponent: 1.5 }

/**
 * A date is as certain as its figures: which word is a month, and where blanks stand, its grammar tells. A number has no
 * blanks and no marks.
 */
function valueConfidence(seen: readonly VizLetter[], value: string): number {
  const countedLetters = isDate.test(value) ? /\d/ : /\S/
  const similar = isDate.test(value) ? null : /\d/.test(value) ? roundDigits : lettersWithMarks
  const letters = isDate.test(value) || isNumber.test(value) ? seen.map(asDigit) : seen
  const product = letters.reduce((all, { symbol, confidence }) => {
    if (!countedLetters.test(symbol)) return all
    return all * (similar?.symbols.test(symbol) === true ? confidence ** similar.exponent : confidence)
  }, 1)
  if (value.length === 1) return 1 - (1 - product) * otherSexShare
  return product * (value.normalize('NFD') === value ? 1 : confidenceWithMark)
}

/** What cannot stand in a number takes nothing from what can. */
function asDigit(letter: VizLetter): VizLetter {
  const unmarkedLetter = withoutMark(letter)
  const impossible = letter.alternatives.filter(({ symbol }) => !inNumber.test(letterBelow(symbol)))
  const rest = impossible.reduce((left, { confidence }) => left - confidence, 1)
  return {
    ...unmarkedLetter,
    confidence: Math.min(1, unmarkedLetter.confidence / Math.max(unmarkedLetter.confidence, rest)),
  }
}

function withoutMark(letter: VizLetter): VizLetter {
  const symbol = letterBelow(letter.symbol)
  const others = letter.alternatives.filter((other) => letterBelow(other.symbol) !== symbol)
  return { symbol, confidence: certaintyBelow(letter), alternatives: others, centre: letter.centre }
}

/** A letter, its look-alikes counted for it. */
function withConfusables({ symbol, confidence, alternatives, centre }: VizLetter): VizLetter {
  const isSimilar = (other: string): boolean => areSimilar(symbol, letterBelow(other))
  const similar = alternatives.filter((other) => isSimilar(other.symbol))
  return {
    symbol,
    confidence: Math.min(
      1,
      similar.reduce((sum, other) => sum + other.confidence, confidence),
    ),
    alternatives: alternatives.filter((other) => !isSimilar(other.symbol)),
    centre,
  }
}

function baseText(value: string): string {
  return Array.from(value, letterBelow).join('')
}

const isDate = /^\d{4}-\d{2}-\d{2}$/
const inNumber = /[A-Z0-9./-]/
const isNumber = /^(?=.*\d.*\d)[A-Z0-9./-]+$/

function valuesByKey(found: ReadonlyMap<VizField, VizValue>): ReadonlyMap<FieldKey, VizValue> {
  const values = new Map<FieldKey, VizValue>()
  for (const [field, value] of found) if (!isName(field)) values.set(keyOf(field, value.value), value)
  const text = (field: VizField) => found.get(field)?.value ?? ''
  const names = splitVizNames({
    surname: text('surname'),
    givenNames: text('givenNames'),
    middleName: text('middleName'),
    name: text('name'),
  })
  const put = (key: 'lastName' | 'firstName' | 'middleName' | 'fullName', field: VizField) => {
    const source = found.get(field) ?? found.get('name')
    if (source !== undefined && names[key] !== '') values.set(key, { ...source, value: names[key] })
  }
  put('lastName', 'surname')
  put('firstName', 'givenNames')
  put('middleName', 'middleName')
  if (names.lastName === '' && names.firstName === '') put('fullName', 'name')
  return values
}

function isName(field: VizField): boolean {
  return field === 'surname' || field === 'givenNames' || field === 'middleName' || field === 'name'
}

/** Passports print nationalities in words, some cards as the code of the state. */
function keyOf(field: VizField, value: string): FieldKey {
  return field === 'nationality' && stateByCode(value) !== null ? 'nationalityIso3' : fieldKeyOf[field]
}

/** What is left of a line from a part 0..1 of its length on. */
function quadFrom(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>,
  part: number,
): Quad<'upright'> {
  return [between(topLeft, topRight, part), topRight, bottomRight, between(bottomLeft, bottomRight, part)]
}
