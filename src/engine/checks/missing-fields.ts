import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import type { DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { hasOpenCentury, openCentury } from './parts/birth-century.ts'
import { missingCompanyValue } from './companies/registration-reading.ts'
import { changesNothing } from './parts/changes-nothing.ts'
import { isVizOnly } from './parts/recognition-outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { clear, found, notApplicable, notChecked } from './parts/outcomes.ts'
import { missingRows } from './tables/missing-field-rows.ts'
import type { MissingRow } from './tables/missing-field-rows.ts'

/** What is expected comes from the entry of the very document that was read, never from a list for all. */
const missingField = (row: MissingRow): Check => {
  const { companyKey: key, what } = row
  const check = missingOnDocument(row)
  if (key === undefined) return check
  return {
    ...check,
    explain: `Raised where a document of a company was recognised, and neither it nor a register tells the ${what}. What was given does not make good for it. Not checked where a part of the document was not read.`,
    needs: [...check.needs, 'company'],
    run: (facts, profile) =>
      facts.company === undefined
        ? check.run(facts, profile)
        : missingCompanyValue(facts.company, { key, what }),
  }
}

const missingOnDocument = ({ code, keys, what }: MissingRow): Check => ({
  code,
  explain: `Raised when this kind of document carries the ${what} and ${keys.join(' or ')} could not be read on either side. Not checked where it was read and withheld, print alone bears it, and a zone or barcode was read.${keys.includes('dob') ? ' Not checked where the document does not tell the century of the birth.' : ''}`,
  needs: ['front', 'back'],
  fields: keys,
  run: onDocument(({ profile, readings, all }) => {
    const expected = keys.filter((key) => readings.some((reading) => reading.expected.includes(key)))
    if (expected.length === 0) return notApplicable(`This kind of document carries no ${what}.`)
    const read = keys.filter((key) => isRead(readings, key, all(key)))
    const isCenturyMissing = read.includes('dob') && hasOpenCentury(readings)
    if (isCenturyMissing && !changesNothing(profile, code)) return notChecked(openCentury)
    if (read.length > 0) return clear({ expected, read })
    const withheldConfidences = keys.flatMap((key) =>
      readings.flatMap((reading) => reading.withheld?.[key] ?? []),
    )
    if (withheldConfidences.length === 0)
      return found(`The ${what} is expected on this document but could not be read.`, { expected })
    const likeliest = Math.max(...withheldConfidences)
    const sentence = `The ${what} is withheld: it can be read in more than one way, the likeliest with a confidence of ${likeliest.toFixed(2)} only.`
    return isOfPrintAlone(readings, keys)
      ? notChecked(`${sentence} Print alone bears it, and the other side says who the holder is.`)
      : found(sentence, { expected, likeliest })
  }),
})

/** Whether a zone or a barcode of the document was read, and only a side that is print expects the value. */
function isOfPrintAlone(readings: readonly DocumentReading[], keys: readonly FieldKey[]): boolean {
  const coded = readings.filter((reading) => !isVizOnly(reading))
  return coded.length > 0 && !coded.some(({ expected }) => keys.some((key) => expected.includes(key)))
}

/** What a zone or a barcode should say, no print says in its place. */
function isRead(readings: readonly DocumentReading[], key: FieldKey, found: readonly Field[]): boolean {
  const isMachineRead = found.some(({ source }) => source !== 'visual')
  const isMachineReadExpected = readings.some(
    (reading) => !isVizOnly(reading) && reading.expected.includes(key),
  )
  return isMachineRead || (found.length > 0 && !isMachineReadExpected)
}

export const missingFieldChecks: readonly Check[] = missingRows.map(missingField)

/** Those that a document of a company may raise. */
export const missingBusinessCodes: readonly DocumentWarningCode[] = missingRows
  .filter(({ companyKey }) => companyKey !== undefined)
  .map(({ code }) => code)
