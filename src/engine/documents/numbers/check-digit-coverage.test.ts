import { describe, expect, it } from 'vitest'
import { idNumberRules } from './id-number-rules.ts'
import { rightNumbers } from './golden-id-numbers.fixture.ts'

/**
 * Check digits that do not find every wrong digit, and which share of them they find at least: two remainders share a
 * digit, weights share a divisor with the modulus, or digits stand outside of the sum.
 */
const partly: Readonly<Record<string, number>> = {
  'SWE personnummer or samordningsnummer': 0.98,
  'ISL kennitala': 0.97,
  'LTU asmens kodas': 0.98,
  'DEU Führerscheinnummer': 0.83,
  'CZE rodné číslo': 0.91,
  'BIH JMB': 0.9,
  'HUN személyi azonosító': 0.88,
  'KAZ ИИН': 0.88,
  'UKR РНОКПП': 0.9,
  'TWN 統一編號 (national identification and UI number)': 0.9,
  'THA เลขประจำตัวประชาชน (identity number)': 0.84,
  'MEX CURP': 0.9,
  'URY cédula de identidad': 0.94,
  'GTM código único de identificación (CUI)': 0.74,
  'SLV documento único de identidad (DUI)': 0.9,
}

const shares = rightNumbers.flatMap(([issuer, , written]) =>
  idNumberRules.flatMap((rule) => {
    const number = written.toUpperCase().replace(rule.ignored ?? /[\s.\-/<·]/g, '')
    const { hasValidCheckDigits } = rule
    if (
      rule.issuer !== issuer ||
      hasValidCheckDigits === undefined ||
      !rule.pattern.test(number) ||
      !hasValidCheckDigits(number)
    )
      return []
    const changed = Array.from(number).flatMap((character, place) =>
      /\d/.test(character)
        ? Array.from(
            '0123456789'.replace(character, ''),
            (digit) => number.slice(0, place) + digit + number.slice(place + 1),
          )
        : [],
    )
    const tried = changed.filter((other) => rule.pattern.test(other))
    return [
      {
        rule: `${issuer} ${rule.name}`,
        share: tried.filter((other) => !hasValidCheckDigits(other)).length / tried.length,
      },
    ]
  }),
)

describe('A wrong digit', () => {
  it.each(shares)('is found as often as promised: $rule', ({ rule, share }) => {
    expect(share).toBeGreaterThanOrEqual(partly[rule] ?? 1)
  })
})
