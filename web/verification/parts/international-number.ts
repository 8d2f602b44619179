import { asciiDigits } from './ascii-digits.ts'

/** Countries in which the zero is a part of the number, and not dialled away (ITU-T E.123 national practice). */
const zeroStays = new Set(['IT', 'SM', 'VA', 'CI', 'GA', 'CG'])

/**
 * A telephone number as the service takes it. One that begins with + or 00 stands for itself.
 *
 * @param dialCode with +, as the session has it
 */
export function internationalNumber(
  written: string,
  { code, dialCode }: { readonly code: string; readonly dialCode: string },
): string {
  const text = asciiDigits(written).trim()
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `${dialCode}${zeroStays.has(code) ? digits : digits.replace(/^0/, '')}`
}
