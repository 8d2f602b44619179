import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { textOfField } from '../../documents/formats/mrz-layout.ts'
import { hasSpecimenMark, isSpecimenIssuer } from '../../documents/specimens/specimen-mark.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Finding } from '../../../vocabulary/decision/outcome.ts'
import type { DocumentView } from './document-view.ts'

const excused = 'A test key is meant for specimens of this service: this finding is not scored.'

/** Numbers as they were read, withheld ones among them: those stand in the zone's lines alone. */
function numbersOf({ fields, zone }: DocumentReading): readonly string[] {
  const answered = (fields.documentNumber ?? []).map(({ value }) => value)
  if (zone === null) return answered
  return [...answered, textOfField(mrzLayoutOf(zone.format), zone.lines, 'documentNumber').replace(/<+$/, '')]
}

/**
 * What a document of the state that the standard invented is: one of our own specimens, by the mark in its number, or
 * another person's. Under a test key a specimen of this service is reported and counts for nothing.
 */
export function specimenIssuerFindings({ readings, facts }: DocumentView): readonly Finding[] {
  const invented = readings.filter(({ issuer }) => isSpecimenIssuer(issuer))
  const [first] = invented
  if (first === undefined) return []
  const marked = invented.flatMap(numbersOf).find((number) => hasSpecimenMark(number, first.issuer))
  if (marked === undefined) {
    const sentence = `Its issuer ${first.issuer} is the state that the standard invented for its examples.`
    return [{ confidence: 1, sentence, evidence: { issuer: first.issuer, mark: null } }]
  }
  return [
    {
      confidence: 1,
      sentence: `The number ${marked} bears the mark of this service's specimens.`,
      evidence: { issuer: first.issuer, number: marked, mark: 'symbolon specimen' },
      ...(facts.mode === 'test' ? { excused } : {}),
    },
  ]
}
