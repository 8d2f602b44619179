import type {
  Entity,
  ListedDate,
  ListedIdentifier,
  ListedName,
  NameStrength,
} from '../../../../vocabulary/screening/entity.ts'
import { countryCodesIn, countryCodeOf } from '../country-names.ts'
import { genderIn } from '../gender.ts'
import { entityFromDraft } from '../listed-entity.ts'
import { readListedDate } from '../listed-date.ts'
import { childrenOf, xmlToObject, textIn, type XmlElement } from '../read-xml.ts'

/** QUALITY of an alias: `Low` does not identify anyone by itself. */
const strengths: Readonly<Record<string, NameStrength>> = { low: 'weak', 'f.k.a.': 'former' }

/** One INDIVIDUAL or ENTITY of the list. */
export function unEntity(record: XmlElement): Entity {
  const isPerson = record.name === 'INDIVIDUAL'
  const number = textIn(record, 'DATAID')
  const births = childrenNamed(record, 'DATE_OF_BIRTH')
  const addresses = childrenNamed(record, 'ADDRESS')
  const comments = textIn(record, 'COMMENTS1')
  return entityFromDraft({
    id: `un_sc:${number}`,
    source: 'un_sc',
    kind: isPerson ? 'person' : /\bIMO\b.{0,12}\d{7}/.test(comments) && /vessel|ship/i.test(comments) ? 'vessel' : 'organisation',
    topics: ['sanction'],
    names: namesOf(record),
    births: births.map(birthOf).filter((birth) => birth !== null),
    gender: genderIn([textIn(record, 'GENDER')]),
    birthPlaces: childrenNamed(record, 'PLACE_OF_BIRTH').map((place) => joinTexts(place, ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY'])),
    nationalities: values(record, 'NATIONALITY').flatMap(countryCodesIn),
    countries: addresses.flatMap((address) => countryCodesIn(textIn(address, 'COUNTRY'))),
    addresses: addresses.map((address) => joinTexts(address, ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE'])),
    identifiers: [...childrenNamed(record, 'DOCUMENT').flatMap(documentOf), ...imoNumbersIn(comments)],
    programs: [textIn(record, 'UN_LIST_TYPE'), textIn(record, 'REFERENCE_NUMBER')],
    notes: [
      ...values(record, 'TITLE').map((title) => `Title: ${title}`),
      ...values(record, 'DESIGNATION').map((designation) => `Designation: ${designation}`),
      ...births.filter((birth) => birthOf(birth) === null).map((birth) => joinTexts(birth, ['DATE', 'YEAR', 'NOTE'])),
      comments,
    ],
    links: ['https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list'],
    listedAt: textIn(record, 'LISTED_ON').slice(0, 10),
    original: xmlToObject(record),
  }) // prettier-ignore
}

/** Elements that have the kind of the record in front of their name. */
function childrenNamed(record: XmlElement, name: string): readonly XmlElement[] {
  return childrenOf(record, `${record.name}_${name}`)
}

function values(record: XmlElement, name: string): readonly string[] {
  return childrenOf(record, name).flatMap((list) => childrenOf(list, 'VALUE').map(({ text }) => text))
}

function namesOf(record: XmlElement): ListedName[] {
  const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) =>
    textIn(record, part),
  )
  const original = textIn(record, 'NAME_ORIGINAL_SCRIPT')
  return [
    { text: nameParts.filter((part) => part !== '').join(' '), strength: 'primary' },
    { text: original, strength: 'strong' },
    ...childrenNamed(record, 'ALIAS').flatMap((alias) => {
      const strength = strengths[textIn(alias, 'QUALITY').toLowerCase()] ?? 'strong'
      return splitAlias(textIn(alias, 'ALIAS_NAME')).map((text) => ({ text, strength }))
    }),
  ]
}

/** `Front (Jabhat; Jabhet)` is three names; without semicolons the brackets belong to the name. */
function splitAlias(alias: string): readonly string[] {
  const [, before, inBrackets] = /^([^();]+)\((.*;.*)\)\.?$/.exec(alias) ?? []
  const all =
    inBrackets === undefined ? alias.split(/\s*;\s*/) : [before ?? '', ...inBrackets.split(/\s*;\s*/)]
  return all.map((text) =>
    text
      .replace(/\(original script\)?/i, '')
      .replace(/^\((?!.*\))/, '')
      .trim(),
  )
}

/** EXACT and APPROXIMATELY state a date or a year, BETWEEN two years. */
function birthOf(birth: XmlElement): ListedDate | null {
  const type = textIn(birth, 'TYPE_OF_DATE').toUpperCase()
  const approximate = type === 'APPROXIMATELY' || /approx/i.test(textIn(birth, 'NOTE'))
  const [from, to] = [textIn(birth, 'FROM_YEAR'), textIn(birth, 'TO_YEAR')]
  const text = from !== '' && to !== '' ? `${from} to ${to}` : textIn(birth, 'DATE') || textIn(birth, 'YEAR')
  const date = readListedDate(text.slice(0, text.includes(' to ') ? undefined : 10))
  return date === null ? null : { ...date, approximate }
}

/** Types stand in English, French and Spanish; a second type is what the paper calls itself. */
function documentOf(document: XmlElement): ListedIdentifier[] {
  const type = textIn(document, 'TYPE_OF_DOCUMENT')
  const [value = ''] = textIn(document, 'NUMBER').split(/,| issued /)
  if (!/\d/.test(value)) return []
  const country =
    countryCodeOf(textIn(document, 'ISSUING_COUNTRY')) ?? countryCodeOf(textIn(document, 'COUNTRY_OF_ISSUE'))
  const isPassport = /pass?ap?orte?/i.test(type)
  return [
    {
      type: isPassport ? 'passport' : 'national-id',
      value: value.trim(),
      ...(country === undefined ? {} : { country }),
    },
  ]
}

function imoNumbersIn(comments: string): ListedIdentifier[] {
  return [...comments.matchAll(/\bIMO(?: (?:number|no\.?))?:? ?(\d{7})\b/gi)].map(([, value = '']) => ({
    type: 'imo',
    value,
  }))
}

function joinTexts(element: XmlElement, names: readonly string[]): string {
  return names
    .map((name) => textIn(element, name))
    .filter((text) => text !== '')
    .join(', ')
}
