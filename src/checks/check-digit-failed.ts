import type { CheckDigit, DocumentReading } from '../vocabulary/document-reading.ts'
import type { Check, Finding, Json } from '../vocabulary/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, foundAll } from './parts/outcomes.ts'

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

export const checkDigitFailed: Check = {
  code: 'CHECK_DIGIT_FAILED',
  explain:
    'Raised once for each field whose check digit in the machine readable zone (ICAO 9303-3 section 4.9) is not the one computed; for the composite digit when it alone is wrong.',
  needs: ['front', 'back'],
  fields: [],
  run: onDocument(({ readings }) => {
    const digits = readings.flatMap((reading) => reading.zone?.checkDigits ?? [])
    if (digits.length === 0) return cannotTell('This document has no check digits.')
    return foundAll(readings.flatMap(failuresOf).map(finding), { digits: digits.map(evidenceOf) })
  }),
}
