import { fieldKeys, type FieldKey } from '../../../vocabulary/reading/fields.ts'

/** Keys of which each tells the others: anyone who hides one hides them all. */
const keyGroups: readonly (readonly FieldKey[])[] = [
  ['dob', 'dobDay', 'dobMonth', 'dobYear'],
  ['issued', 'issuedDay', 'issuedMonth', 'issuedYear', 'daysFromIssue'],
  ['expiry', 'expiryDay', 'expiryMonth', 'expiryYear', 'daysToExpiry'],
  ['nationalityFull', 'nationalityIso2', 'nationalityIso3'],
  ['countryFull', 'countryIso2', 'countryIso3'],
  ['stateFull', 'stateShort'],
]

/** A name in another script, and the whole name that has it in it. */
const nameKeys: Readonly<Partial<Record<FieldKey, readonly FieldKey[]>>> = {
  fullName: ['fullNameLocal', 'firstName', 'firstNameLocal', 'middleName', 'middleNameLocal', 'lastName', 'lastNameLocal'],
  firstName: ['firstNameLocal', 'fullName', 'fullNameLocal'],
  middleName: ['middleNameLocal', 'firstName', 'firstNameLocal', 'fullName', 'fullNameLocal'],
  lastName: ['lastNameLocal', 'fullName', 'fullNameLocal'],
  fullNameLocal: ['fullName', 'firstName', 'firstNameLocal', 'middleName', 'middleNameLocal', 'lastName', 'lastNameLocal'],
  firstNameLocal: ['firstName', 'fullName', 'fullNameLocal'],
  middleNameLocal: ['middleName', 'firstName', 'firstNameLocal', 'fullName', 'fullNameLocal'],
  lastNameLocal: ['lastName', 'fullName', 'fullNameLocal'],
} // prettier-ignore

/**
 * The keys whose values are hidden where a profile obscures these: themselves, and every key that would tell them. An
 * age stays where the birth date goes: it is what a shop asks for that must not keep the date.
 */
export function hiddenKeys(obscure: readonly string[]): ReadonlySet<FieldKey> {
  const input = fieldKeys.filter((key) => obscure.includes(key))
  return new Set(
    input.flatMap((key) => [
      key,
      ...(nameKeys[key] ?? []),
      ...keyGroups.filter((group) => group.includes(key)).flat(),
    ]),
  )
}
