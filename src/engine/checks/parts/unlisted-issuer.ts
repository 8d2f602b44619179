import { jurisdictionByIin } from '../../documents/aamva/jurisdictions.ts'
import { columnsOfField } from '../../documents/formats/mrz-layout.ts'
import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { isSpecimenIssuer } from '../../documents/specimens/specimen-mark.ts'
import { issuerStanding } from '../../documents/values/issuers.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Finding } from '../../../vocabulary/decision/outcome.ts'
import type { DocumentView } from './document-view.ts'

/** A letter of the issuer that was read with less is in doubt: another state may be printed. */
const minConfidence = 0.9

/** What speaks against the issuers that zones and barcodes name. */
export interface UnlistedIssuers {
  /** Codes that were read for certain and that no issuer has. */
  readonly findings: readonly Finding[]
  /** Why a person must look, in sentences. */
  readonly doubts: readonly string[]
}

/**
 * Whether the issuer of each zone and barcode is one that there is. Print alone is not judged by it: nothing confirms that,
 * and it is reviewed at least.
 */
export function unlistedIssuers({ readings, facts }: DocumentView): UnlistedIssuers {
  if (facts.obscured?.includes('countryIso3') === true) return { findings: [], doubts: [] }
  const coded = readings.filter(({ zone, barcode }) => zone !== null || barcode !== undefined)
  const judged = coded.map(judgeIssuer)
  const findings = judged.flatMap((one) => one.findings)
  return {
    // Two sides of one document name one issuer.
    findings: findings.filter(
      (one, at) => findings.findIndex(({ sentence }) => sentence === one.sentence) === at,
    ),
    doubts: [...new Set(judged.flatMap((one) => one.doubts))],
  }
}

const doubt = (sentence: string): UnlistedIssuers => ({ findings: [], doubts: [sentence] })

function judgeIssuer(reading: DocumentReading): UnlistedIssuers {
  const { issuer, barcode } = reading
  const standing = issuerStanding(issuer)
  if (standing === 'doubtful') return doubt(`The issuer ${issuer} is not one that ICAO Doc 9303-3 lists.`)
  if (standing === 'none') {
    if (!isReadForCertain(reading))
      return doubt('The issuer is not listed in ICAO Doc 9303-3, or was misread.')
    const sentence = `The issuer ${issuer} is none that ICAO Doc 9303-3 lists.`
    return { findings: [{ confidence: 1, sentence, evidence: { issuer, listed: false } }], doubts: [] }
  }
  if (barcode === undefined || isSpecimenIssuer(issuer) || jurisdictionByIin(barcode.issuer) !== null)
    return { findings: [], doubts: [] }
  return doubt('The barcode’s issuer number is none that AAMVA is known to have given out.')
}

function isReadForCertain({ issuer, zone, barcode }: DocumentReading): boolean {
  if (issuer === '') return false
  if (zone === null || barcode !== undefined) return true
  const columns = columnsOfField(mrzLayoutOf(zone.format), 'issuer')
  if (columns === null) return false
  const { line, start, end } = columns
  const isRepaired = zone.repairs.some((one) => one.line === line && one.column >= start && one.column < end)
  const letters = (zone.confidences[line] ?? []).slice(start, end)
  return !isRepaired && letters.every((confidence) => confidence >= minConfidence)
}
