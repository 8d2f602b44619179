import type { Check, Finding } from '../../vocabulary/decision/outcome.ts'
import { localNameKeys } from '../../vocabulary/reading/fields.ts'
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
import { changesNothing } from './parts/changes-nothing.ts'
import { cannotTell, foundAll, notApplicable, notChecked } from './parts/outcomes.ts'
import { conflictFindings } from './parts/conflict-findings.ts'
import { comparedNames, localNameEvidence, localNameFindings } from './names/local-name-findings.ts'
import {
  failedSealFindings,
  sealEvidence,
  sealNameFindings,
  sealsOf,
  uncheckedSeals,
} from './seals/seal-signs.ts'

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

const code = 'FEATURE_VERIFICATION_FAILED'

/** What the document that was read says of itself. */
const judgeDocument = onDocument((view) => {
  const { facts, profile, readings } = view
  const seals = sealsOf(facts)
  const numbers = validatedNumbers(view)
  const names = comparedNames(facts)
  const wrong = numbers.filter(isWrong).filter((number) => !hasOwnWarning(number))
  const findings = [
    ...failedSealFindings(seals),
    ...wrong.map(finding),
    ...conflictFindings(readings),
    ...sealNameFindings(readings),
    ...localNameFindings(names),
  ]
  const unchecked = uncheckedSeals(seals)
  if (findings.length === 0 && unchecked !== null)
    return changesNothing(profile, code) ? cannotTell(unchecked) : notChecked(unchecked)
  const areNamesKnown = names.some(({ agreement }) => agreement !== 'unknown')
  if (findings.length === 0 && numbers.length === 0 && seals.length === 0 && !areNamesKnown)
    return notApplicable('No rule is known for the numbers of this document.')
  const printLeft = readings.reduce((sum, reading) => sum + (reading.printLeft ?? 0), 0)
  return foundAll(findings, {
    numbers: numbers.map(numberEvidence),
    ...(names.length === 0 ? {} : { names: names.map(localNameEvidence) }),
    ...(seals.length === 0 ? {} : { seals: seals.map(sealEvidence) }),
    ...(printLeft === 0 ? {} : { printLeft }),
  })
})

export const featureVerification: Check = {
  code,
  explain:
    "Raised when the document number or the personal number does not have its issuer's format. Raised when such a number encodes another birth date, sex or name than the document shows. Raised when print, machine readable zone and barcode contradict each other and no other warning reports it. Number, birth date, expiry, sex, issuing country and state are compared. So is a name in another script with the name in Latin letters, where the script tells its sounds. The confidence is at most 0.3 if one misread character explains the difference, or if the printed number was read with doubt. Raised for a digital seal (VDS, VDS-NC, 2D-Doc, Aadhaar) whose signature is not that of its content. Raised when its certificate is of another state, was not valid on its day, or may not sign. Raised when what a verified seal says contradicts zone or print. A seal that no imported certificate can verify is not checked, where the code counts. Other features are not checked.",
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
    ...localNameKeys,
    'expiry',
    'countryIso3',
    'stateShort',
  ],
  run: (facts, profile) => {
    const outcome = judgeDocument(facts, profile)
    // A seal is looked at also where nothing else of the document was read.
    const failed = outcome.kind === 'found' ? [] : failedSealFindings(sealsOf(facts))
    return failed.length === 0 ? outcome : foundAll(failed)
  },
}
