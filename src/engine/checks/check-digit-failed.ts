import type { CheckDigit, DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Check, Finding, Json } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import {
  wrongNumberConfidence, isExplainedByMisread, isWrong, validatedNumbers, numberEvidence, type ValidatedNumber, type WrongNumber,
} from './parts/validated-numbers.ts' // prettier-ignore
import { foundAll, notApplicable } from './parts/outcomes.ts'

/** The composite digit also fails whenever a part of it does: it speaks only where no other digit did. */
function failuresOf(reading: DocumentReading): readonly CheckDigit[] {
  const failed = reading.zone?.checkDigits.filter((digit) => !digit.valid) ?? []
  const parts = failed.filter((digit) => digit.of !== 'composite')
  return parts.length > 0 ? parts : failed
}

const evidenceOf = ({ of, printed, computed }: CheckDigit): Record<string, Json> => ({
  of,
  printed,
  computed,
})

const finding = (digit: CheckDigit): Finding => ({
  confidence: 1,
  sentence:
    digit.of === 'composite'
      ? `The composite check digit is ${digit.printed}, computed ${digit.computed}.`
      : `The check digit of ${digit.of} is ${digit.printed}, computed ${digit.computed}.`,
  evidence: evidenceOf(digit),
})

const hasDigit = ({ judgement }: ValidatedNumber): boolean =>
  judgement.kind === 'wrong' ? judgement.aspect === 'check digit' : judgement.tested.includes('check digit')

const numberFinding = (number: WrongNumber): Finding => ({
  confidence: wrongNumberConfidence(number),
  sentence: `The check digit of the ${number.what} ${number.value} is not that of ${number.judgement.rule.name}.`,
  evidence: numberEvidence(number),
})

export const checkDigitFailed: Check = {
  code: 'CHECK_DIGIT_FAILED',
  explain:
    "Raised for each field whose check digit in the machine readable zone differs from the one computed (ICAO 9303-3 section 4.9). Raised for the composite check digit only when no other is wrong. Also raised for a document number or personal number with a wrong check digit by its issuer's rule. If a misread character explains that, FEATURE_VERIFICATION_FAILED is raised instead.",
  needs: ['front', 'back'],
  fields: mrzKeys,
  run: onDocument((view) => {
    const { readings } = view
    const digits = readings.flatMap((reading) => reading.zone?.checkDigits ?? [])
    const numbers = validatedNumbers(view).filter(hasDigit)
    if (digits.length + numbers.length === 0) return notApplicable('This document has no check digits.')
    const wrongNumbers = numbers.filter(isWrong).filter((number) => !isExplainedByMisread(number))
    const findings = [...readings.flatMap(failuresOf).map(finding), ...wrongNumbers.map(numberFinding)]
    return foundAll(findings, { digits: digits.map(evidenceOf), numbers: numbers.map(numberEvidence) })
  }),
}
