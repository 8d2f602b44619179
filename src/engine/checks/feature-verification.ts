import type { Check, Finding } from '../../vocabulary/decision/outcome.ts'
import type { IdNumberAspect } from '../documents/numbers/validate-id-number.ts'
import { onDocument } from './parts/document-view.ts'
import {
  wrongNumberConfidence,
  isExplainedByMisread,
  isWrong,
  validatedNumbers,
  numberEvidence,
  type WrongNumber,
} from './parts/validated-numbers.ts'
import { foundAll, notApplicable } from './parts/outcomes.ts'
import { conflictFindings } from './parts/conflict-findings.ts'

const sentences: Readonly<Record<IdNumberAspect, (rule: string) => string>> = {
  shape: (rule) => `does not have the format of ${rule}`,
  'check digit': (rule) => `does not have the check digit of ${rule}`,
  date: (rule) => `has no valid date where ${rule} encodes the birth date`,
  'birth date': (rule) => `encodes another birth date, as ${rule}, than the document shows`,
  sex: (rule) => `encodes another sex, as ${rule}, than the document shows`,
  name: (rule) => `encodes other letters of the name, as ${rule}, than the document shows`,
}

const finding = (number: WrongNumber): Finding => {
  const { what, value, judgement } = number
  const wrong = `The ${what} ${value} ${sentences[judgement.aspect](judgement.rule.name)}`
  const misread =
    judgement.correction === null ? '' : `; one misread character explains it (${judgement.correction})`
  const misreadNote = number.isDoubted && misread === '' ? '; it was read with doubt' : misread
  return {
    confidence: wrongNumberConfidence(number),
    sentence: `${wrong}${misreadNote}.`,
    evidence: numberEvidence(number),
  }
}

/** A check digit that no misreading explains speaks under its own code. */
const hasOwnWarning = (number: WrongNumber): boolean =>
  number.judgement.aspect === 'check digit' && !isExplainedByMisread(number)

export const featureVerification: Check = {
  code: 'FEATURE_VERIFICATION_FAILED',
  explain:
    "Raised when the document number or the personal number does not have its issuer's format. Raised when such a number encodes another birth date, sex or name than the document shows. Raised when print, machine readable zone and barcode contradict each other and no other warning reports it. Number, birth date, expiry, sex, issuing country and state are compared. The confidence is at most 0.3 if one misread character explains the difference, or if the printed number was read with doubt. Other features are not checked.",
  needs: ['front', 'back'],
  fields: [
    'documentNumber',
    'personalNumber',
    'dob',
    'sex',
    'fullName',
    'firstName',
    'middleName',
    'lastName',
    'expiry',
    'countryIso3',
    'stateShort',
  ],
  run: onDocument((view) => {
    const numbers = validatedNumbers(view)
    const wrong = numbers.filter(isWrong).filter((number) => !hasOwnWarning(number))
    const findings = [...wrong.map(finding), ...conflictFindings(view.readings)]
    if (findings.length === 0 && numbers.length === 0)
      return notApplicable('No rule is known for the numbers of this document.')
    const printLeft = view.readings.reduce((sum, reading) => sum + (reading.printLeft ?? 0), 0)
    return foundAll(findings, {
      numbers: numbers.map(numberEvidence),
      ...(printLeft === 0 ? {} : { printLeft }),
    })
  }),
}
