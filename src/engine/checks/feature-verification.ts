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
import { cannotTell, foundAll } from './parts/outcomes.ts'
import { contradictedBy } from './parts/conflict-findings.ts'

const sentences: Readonly<Record<IdNumberAspect, (rule: string) => string>> = {
  shape: (rule) => `is not written as ${rule} is`,
  'check digit': (rule) => `has not the check digit of ${rule}`,
  date: (rule) => `holds no day of the calendar where ${rule} holds the birth date`,
  'birth date': (rule) => `holds another birth date, as ${rule}, than the document`,
  sex: (rule) => `holds another sex, as ${rule}, than the document`,
  name: (rule) => `holds other letters of the name, as ${rule}, than the document`,
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
    'Raised when the document number or the personal number is not written as its issuer writes it, or holds another birth date, sex or name than the document; and when print, machine readable zone and barcode tell number, birth date, expiry, sex, issuing country or state differently and no other warning says so. With a confidence of 0.3 at most where one misread character explains it, or the number was read from print with doubt. Other features are not looked at.',
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
    const findings = [...wrong.map(finding), ...contradictedBy(view.readings)]
    if (findings.length === 0 && numbers.length === 0)
      return cannotTell('No rule is known for the numbers of this document.')
    return foundAll(findings, { numbers: numbers.map(numberEvidence) })
  }),
}
