import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { stateByCode, stateByName } from '../../documents/values/states.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { splitVizNames } from '../../documents/viz/viz-names.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { VizValue } from './measure-value.ts'
import { textClass } from './scripts/text-class.ts'
import type { VizLine } from './text-line.ts'

/** What stands beside labels, by field: in Latin letters or without letters, and in another script. */
export interface FoundValues {
  readonly found: ReadonlyMap<VizField, VizValue>
  readonly local: ReadonlyMap<VizField, VizValue>
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
  religion: 'religion',
  vehicleClass: 'vehicleClass',
}

const nameFields = ['surname', 'givenNames', 'middleName', 'name'] as const
type NameField = (typeof nameFields)[number]

const localKeyOf = {
  surname: 'lastNameLocal',
  givenNames: 'firstNameLocal',
  middleName: 'middleNameLocal',
  name: 'fullNameLocal',
} as const

function isName(field: VizField): field is NameField {
  return nameFields.some((name) => name === field)
}

/** Values under the keys that are answered: names in both scripts, of all else what is in Latin letters before what is not. */
export function valuesByKey({ found, local }: FoundValues): ReadonlyMap<FieldKey, VizValue> {
  const values = new Map<FieldKey, VizValue>()
  for (const [field, value] of [...local, ...found]) if (!isName(field)) putValue(values, field, value)
  putNames(values, found, (key) => key)
  putNames(values, local, (key) => `${key}Local` as const)
  return values
}

type NameKey = 'lastName' | 'firstName' | 'middleName' | 'fullName'

function putNames(
  values: Map<FieldKey, VizValue>,
  found: ReadonlyMap<VizField, VizValue>,
  keyOf: (key: NameKey) => FieldKey,
): void {
  const text = (field: VizField) => found.get(field)?.value ?? ''
  const names = splitVizNames({
    surname: text('surname'),
    givenNames: text('givenNames'),
    middleName: text('middleName'),
    name: text('name'),
  })
  const put = (key: NameKey, field: VizField) => {
    const source = found.get(field) ?? found.get('name')
    if (source !== undefined && names[key] !== '') values.set(keyOf(key), { ...source, value: names[key] })
  }
  put('lastName', 'surname')
  put('firstName', 'givenNames')
  put('middleName', 'middleName')
  if (names.lastName === '' && names.firstName === '') put('fullName', 'name')
}

/** Passports print nationalities in words, some cards as the code of the state. In another script a state's name is its code. */
function putValue(values: Map<FieldKey, VizValue>, field: VizField, value: VizValue): void {
  if (field !== 'nationality') {
    values.set(fieldKeyOf[field], value)
    return
  }
  const isLocal = textClass(value.value) === 'local'
  const state = isLocal ? stateByName(value.value) : stateByCode(value.value)
  if (state !== null) values.set('nationalityIso3', isLocal ? { ...value, value: state.code } : value)
  else values.set('nationalityFull', value)
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
