import type { FieldKey } from '../../../src/vocabulary/reading/fields.ts'
import type { DateStyle } from './dates.ts'
import type { Holder } from './holder.ts'

/** What a printed value must be answered as. */
export interface Expected {
  /** Any of these keys may hold it: states disagree with each other on which number is the document's. */
  readonly keys: readonly FieldKey[]
  readonly value: string
}

/** A value as a front prints it; without `expected` it is print that no field answers. */
export interface PrintedValue {
  readonly text: string
  readonly expected: readonly Expected[]
}

export type ValueOf = (holder: Holder) => PrintedValue

const one = (text: string, value: string, ...keys: readonly FieldKey[]): PrintedValue => ({ text, expected: [{ keys, value }] }) // prettier-ignore
const capitals = (text: string): string => text.replaceAll('ß', 'ẞ').toUpperCase().replaceAll('ẞ', 'SS')

/** Names in the letters of the language. */
export const surnameLocal: ValueOf = ({ surname }) => one(surname.local, surname.local, 'lastNameLocal')
export const givenLocal: ValueOf = ({ given }) => one(given.local, given.local, 'firstNameLocal')
export const fatherLocal: ValueOf = ({ father }) => one(father?.local ?? '', father?.local ?? '', 'middleNameLocal') // prettier-ignore
/** Given and father's name on one line, as Russian licences print them: the father's is answered as the middle name. */
export const givenAndFather: ValueOf = ({ given, father }) => ({
  text: `${given.local} ${father?.local ?? ''}`.trim(),
  expected: [
    { keys: ['firstNameLocal'], value: given.local },
    { keys: ['middleNameLocal'], value: father?.local ?? '' },
  ],
})

/** The whole name on one line: `order` by which parts. */
export const fullLocal =
  (order: 'given first' | 'surname first' | 'joined' | 'with father', title: 'Thai' | '' = ''): ValueOf =>
  ({ given, surname, father, isMan }) => {
    const orders = {
      'given first': `${given.local} ${surname.local}`,
      'surname first': `${surname.local} ${given.local}`,
      joined: surname.local + given.local,
      'with father': [given, father, surname].flatMap((part) => part?.local ?? []).join(' '),
    }
    const before = title === 'Thai' ? (isMan ? 'นาย ' : 'นางสาว ') : ''
    return one(before + orders[order], orders[order], 'fullNameLocal')
  }

/** Names in Latin letters, in capitals where the front has them so. */
export const surnameLatin: ValueOf = ({ surname }) => one(capitals(surname.latin), surname.latin, 'lastName')
export const givenLatin: ValueOf = ({ given }) => one(capitals(given.latin), given.latin, 'firstName')
export const titledGiven: ValueOf = ({ given, isMan }) =>
  one(`${isMan ? 'Mr.' : 'Miss'} ${given.latin}`, given.latin, 'firstName')
export const surnameSmall: ValueOf = ({ surname }) => one(surname.latin, surname.latin, 'lastName')
export const fullLatin =
  (order: 'given first' | 'surname first' | 'comma'): ValueOf =>
  ({ given, surname }) => {
    if (order === 'comma') {
      const text = `${capitals(surname.latin)}, ${given.latin}`
      // The comma tells the parts apart; in what order the whole name is answered is not printed.
      return {
        text,
        expected: [
          { keys: ['lastName'], value: surname.latin },
          { keys: ['firstName'], value: given.latin },
        ],
      }
    }
    const parts = order === 'given first' ? [given, surname] : [surname, given]
    const text = capitals(parts.map(({ latin }) => latin).join(' '))
    return one(text, text, 'fullName')
  }
/** A father's or mother's name, for which the service has no field. */
export const fatherUnread: ValueOf = ({ father, surname }) => ({ text: `${father?.local ?? ''} ${surname.local}`.trim(), expected: [] }) // prettier-ignore
export const fatherLatin: ValueOf = ({ father, surname }) => ({ text: capitals(`${father?.latin ?? ''} ${surname.latin}`.trim()), expected: [] }) // prettier-ignore

export const birth = (style: DateStyle): ValueOf => ({ dob }) => one(style(dob), dob, 'dob') // prettier-ignore
export const issue = (style: DateStyle): ValueOf => ({ issued }) => one(style(issued), issued, 'issued') // prettier-ignore
export const expiry = (style: DateStyle): ValueOf => (holder) => one(style(holder.expiry), holder.expiry, 'expiry') // prettier-ignore

/** `man | woman` as printed. */
export const sex =
  (man: string, woman: string): ValueOf =>
  ({ isMan }) =>
    one(isMan ? man : woman, isMan ? 'M' : 'F', 'sex')

const identity = (text: string): string => text
export const number =
  (print: (text: string) => string = identity): ValueOf =>
  (holder) =>
    one(print(holder.number), holder.number, 'documentNumber', 'personalNumber')
export const otherNumber =
  (print: (text: string) => string = identity): ValueOf =>
  ({ other }) =>
    one(print(other), other, 'personalNumber', 'documentNumber')

export const birthplace: ValueOf = ({ place }) => one(place.local, place.local, 'placeOfBirth')
export const birthplaceLatin: ValueOf = ({ place }) => one(capitals(place.latin), place.latin, 'placeOfBirth')
export const address: ValueOf = ({ street }) => one(street, street, 'address1')
/** Words that every card of the kind bears in this place. */
export const fixed = (text: string, ...expected: readonly Expected[]): ValueOf => () => ({ text, expected }) // prettier-ignore

/** Two values in one run of print. */
export const together =
  (first: ValueOf, between: string, second: ValueOf): ValueOf =>
  (holder) => {
    const [one, other] = [first(holder), second(holder)]
    return { text: one.text + between + other.text, expected: [...one.expected, ...other.expected] }
  }
/** A value inside other print. */
export const within =
  (before: string, value: ValueOf, after: string): ValueOf =>
  (holder) => {
    const { text, expected } = value(holder)
    return { text: before + text + after, expected }
  }
