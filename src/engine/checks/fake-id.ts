import { publishedSpecimen, specimenWordsIn } from '../documents/specimens/specimen-words.ts'
import { stateByCode } from '../documents/values/states.ts'
import type { DocumentReading, SpecimenWords } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Check, Finding } from '../../vocabulary/decision/outcome.ts'
import { onDocument, type DocumentView } from './parts/document-view.ts'
import { changesNothing } from './parts/changes-nothing.ts'
import { specimenIssuerFindings } from './parts/specimen-issuer-findings.ts'
import { foundAll, notChecked } from './parts/outcomes.ts'
import { unlistedIssuers } from './parts/unlisted-issuer.ts'

const numberKeys: readonly FieldKey[] = ['documentNumber', 'personalNumber']

/** Where people's names and those of streets stand: words that are also names say nothing there. */
const nameKeys: readonly FieldKey[] = [
  'fullName', 'firstName', 'middleName', 'lastName', 'fullNameLocal', 'firstNameLocal', 'middleNameLocal', 'lastNameLocal',
  'address1', 'address2', 'placeOfBirth',
] // prettier-ignore

const otherKeys: readonly FieldKey[] = [
  'issueAuthority', 'optionalData', 'optionalData2', 'optionalData3', 'optionalData4', 'restrictions', 'endorsement',
] // prettier-ignore

interface WordOccurrence extends SpecimenWords {
  readonly where: string
}

/** The lines of the zone. In a zone of two lines the name follows kind and issuer, five characters, without a gap. */
function linesOf({ zone }: DocumentReading): readonly string[] {
  const lines = zone?.lines ?? []
  const [first = '', ...rest] = lines
  return lines.length === 2 ? [first.slice(5), ...rest] : lines
}

/** What a side says of itself in its values, and in the lines that stand around them. */
function specimenWordsOf(reading: DocumentReading): readonly WordOccurrence[] {
  const inFields = (keys: readonly FieldKey[], isName: boolean): readonly WordOccurrence[] =>
    keys.flatMap((key) =>
      (reading.fields[key] ?? []).flatMap(({ value }) =>
        specimenWordsIn(value, isName).map((found) => ({ ...found, where: key })),
      ),
    )
  const inLines = linesOf(reading).flatMap((line) =>
    specimenWordsIn(line, true).map((found) => ({ ...found, where: 'machine readable zone' })),
  )
  const across = (reading.across ?? []).map((found) => ({ ...found, where: 'across the page' }))
  return [...inFields(nameKeys, true), ...inFields(otherKeys, false), ...inLines, ...across]
}

/** The same words in several places are one sign. */
function wordFindings({ readings }: DocumentView): readonly Finding[] {
  const occurrences = readings.flatMap(specimenWordsOf)
  const distinct = [...new Set(occurrences.map(({ words }) => words))]
  return distinct.map((words) => {
    const places = occurrences.filter((one) => one.words === words)
    const where = [...new Set(places.map((one) => one.where))]
    const means = places[0]?.means ?? 'specimen'
    const sentence = `The document bears the words “${words}”, as ${means === 'novelty' ? 'novelty documents' : 'specimens'} do.`
    return { confidence: 1, sentence, evidence: { words, means, where } }
  })
}

function numberFindings({ readings: [first], all }: DocumentView): readonly Finding[] {
  const issuers = [...new Set([first.issuer, stateByCode(first.issuer)?.iso3 ?? ''])]
  const numbers = [...new Set(numberKeys.flatMap((key) => all(key).map((field) => field.value)))]
  return numbers.flatMap((number) => {
    const [source] = issuers.flatMap((issuer) => publishedSpecimen(issuer, number) ?? [])
    if (source === undefined) return []
    const sentence = `The number ${number} is that of a published specimen (${source}).`
    return [{ confidence: 1, sentence, evidence: { number, source } }]
  })
}

export const fakeId: Check = {
  code: 'FAKE_ID',
  explain:
    'Raised for specimens of this service, by the mark in their number. Raised for any other document of the state that ICAO 9303 invented (UTO), and for the number of a published specimen. Raised for a zone or barcode whose issuer ICAO Doc 9303-3 does not list. Not checked if that issuer may be misread, or if documents once bore it in earnest. Raised for each word by which specimens and novelty documents identify themselves. Such words are searched in the values, in the machine readable zone, across the page and in large print. In small print they are searched where a line stands by itself. In names and addresses, words that are also names are ignored. Under a test key a specimen of this service is reported but not scored. Other print beside a zone is not read.',
  needs: ['front', 'back', 'mode'],
  fields: [...numberKeys, ...nameKeys, ...otherKeys, 'countryIso3'],
  run: onDocument((view) => {
    const issuers = unlistedIssuers(view)
    const findings = [
      ...specimenIssuerFindings(view),
      ...issuers.findings,
      ...numberFindings(view),
      ...wordFindings(view),
    ]
    const isDecisive = findings.length === 0 && !changesNothing(view.profile, 'FAKE_ID')
    if (issuers.doubts.length > 0 && isDecisive) return notChecked(issuers.doubts.join(' '))
    return foundAll(findings, {
      looked:
        'mark of this service, issuers that there are, the invented state, published specimens’ numbers, words of specimens and novelties',
    })
  }),
}
