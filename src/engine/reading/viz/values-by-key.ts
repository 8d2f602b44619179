import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { stateByCode, type State } from '../../documents/values/states.ts'
import { postcodeInAddress } from '../../documents/addresses/postcode-in-address.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import { fieldKeyOf, localKeyOf, nameFields } from '../../documents/viz/field-keys.ts'
import { splitLocalNames } from '../../documents/viz/local-names.ts'
import { stateByPrintedName } from '../../documents/viz/state-by-printed-name.ts'
import { splitVizNames, type NameParts, type VizNames } from '../../documents/viz/viz-names.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { noSurerThan, type VizValue } from './measure-value.ts'
import { textClass } from './scripts/text-class.ts'
import type { VizLine } from './text-line.ts'

/** What stands beside labels, by field: in Latin letters or without letters, and in another script. */
export interface FoundValues {
  readonly found: ReadonlyMap<VizField, VizValue>
  readonly local: ReadonlyMap<VizField, VizValue>
}

type NameField = (typeof nameFields)[number]

function isName(field: VizField): field is NameField {
  return nameFields.some((name) => name === field)
}

/** Values under the keys that are answered: names in both scripts, of all else what is in Latin letters before what is not. */
export function valuesByKey(
  { found, local }: FoundValues,
  languages: readonly LabelLanguage[] = [],
): ReadonlyMap<FieldKey, VizValue> {
  const values = new Map<FieldKey, VizValue>()
  for (const [field, value] of [...local, ...found]) if (!isName(field)) putValue(values, field, value)
  putPostcode(values)
  putNames(values, found, { split: splitVizNames, keyOf: (key) => key })
  putNames(values, withWholeThaiName(local), {
    split: (parts) => splitLocalNames(parts, { languages, order: null }),
    keyOf: (key) => `${key}Local` as const,
    isWholeKept: true,
  })
  return values
}

/** Two words of Thai, a first name and a surname: no surname has two. */
const wholeThaiName = /^[\p{Script=Thai}.]+(?: [\p{Script=Thai}.]+)+$/u
/** What a value is worth at most whose label says something else. */
const mostMislabelled = 0.89

/** `ชื่อ - สกุล`, the whole name, is easily read as `ชื่อสกุล`, the surname. */
function withWholeThaiName(local: ReadonlyMap<VizField, VizValue>): ReadonlyMap<VizField, VizValue> {
  const surname = local.get('surname')
  const isWhole = surname !== undefined && wholeThaiName.test(surname.value)
  if (!isWhole || local.has('givenNames') || local.has('name')) return local
  const others = [...local].filter(([field]) => field !== 'surname')
  return new Map([...others, ['name', noSurerThan(mostMislabelled, surname)]])
}

type NameKey = 'lastName' | 'firstName' | 'middleName' | 'fullName'

/** How names of one script part, and under which keys they are answered. */
interface NamesOfScript {
  readonly split: (parts: NameParts) => VizNames
  readonly keyOf: (key: NameKey) => FieldKey
  /** Whether a whole name is answered beside its parts. */
  readonly isWholeKept?: true
}

function putNames(
  values: Map<FieldKey, VizValue>,
  found: ReadonlyMap<VizField, VizValue>,
  { split, keyOf, isWholeKept }: NamesOfScript,
): void {
  const text = (field: VizField) => found.get(field)?.value ?? ''
  const names = split({
    surname: text('surname'),
    givenNames: text('givenNames'),
    middleName: text('middleName'),
    name: text('name'),
  })
  const put = (key: NameKey, field: VizField) => {
    // A patronymic that stands behind the given name is as certain as both.
    const source = found.get(field) ?? (field === 'middleName' ? found.get('givenNames') : undefined) ?? found.get('name') // prettier-ignore
    if (source !== undefined && names[key] !== '') values.set(keyOf(key), { ...source, value: names[key] })
  }
  put('lastName', 'surname')
  put('firstName', 'givenNames')
  put('middleName', 'middleName')
  const isWhole = names.lastName === '' && names.firstName === ''
  if (isWhole || (isWholeKept === true && found.has('name'))) put('fullName', 'name')
}

/** Passports print nationalities in words, some cards as the code of the state or its name, which is its code. */
function putValue(values: Map<FieldKey, VizValue>, field: VizField, value: VizValue): void {
  if (field !== 'nationality') {
    values.set(fieldKeyOf[field], value)
    return
  }
  const code = stateByCode(value.value)
  const state = code ?? stateNamed(value.value)
  if (state !== null) values.set('nationalityIso3', code === null ? { ...value, value: state.code } : value)
  else values.set('nationalityFull', value)
}

/** What a postcode is worth at most that stands in an address: a number of a building or a flat may look like one. */
const mostInAddress = 0.89

/** The postcode that stands in the lines of an address, where no label names it. */
function putPostcode(values: Map<FieldKey, VizValue>): void {
  const lines = [values.get('address1'), values.get('address2')].filter((line) => line !== undefined)
  const postcode = postcodeInAddress(lines.map(({ value }) => value).join('\n'))
  const line = lines.find(({ value }) => postcode !== null && value.includes(postcode))
  if (postcode === null || line === undefined) return
  values.set('postcode', noSurerThan(mostInAddress, { ...line, value: postcode }))
}

/** The state that a text in another script names, or one in Latin letters in the very words in which the state is answered. */
function stateNamed(text: string): State | null {
  const state = stateByPrintedName(text)
  const isAnswered = state?.name.toUpperCase() === text.toUpperCase()
  return textClass(text) === 'local' || isAnswered ? state : null
}

/** Keys that the page has labels for: of a name that was read in one script alone, the key of that script. */
export function labelledKeys(
  matches: readonly (LabelMatch | null)[],
  lines: readonly VizLine[],
  { found, local }: FoundValues,
): readonly FieldKey[] {
  const keys = matches.flatMap((match, at): readonly FieldKey[] => {
    if (match === null) return []
    return [match.field, match.second ?? match.field].flatMap((field): readonly FieldKey[] => {
      if (!isName(field)) return [fieldKeyOf[field]]
      const label = lines[at]?.text.slice(0, match.valueStart ?? undefined) ?? ''
      const isLocalLabel = textClass(label) === 'local' && !/\p{Script=Latin}/u.test(label)
      const isInLatin = found.has(field) || (!local.has(field) && !isLocalLabel)
      const isInLocal = local.has(field) || (!found.has(field) && isLocalLabel)
      return [...(isInLatin ? [fieldKeyOf[field]] : []), ...(isInLocal ? [localKeyOf[field]] : [])]
    })
  })
  return [...new Set(keys)]
}
