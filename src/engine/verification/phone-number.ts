import { dialCodes } from './dial-codes.table.ts'

/** Services that a number may cost much to reach, or that no message reaches, where a country's own table is not needed. */
const costly: readonly RegExp[] = [
  // North American premium and shared services.
  /^1(900|976|500|700|5\d\d976)/,
  // United Kingdom: revenue share and personal numbers.
  /^44(9|70|84|87)/,
  // Germany, Austria, Switzerland.
  /^49(900|137|180)/,
  /^43(9[0-3])/,
  /^41(90[016])/,
  // France.
  /^338[129]/,
]

/** What a text says as a telephone number. */
export type PhoneNumber =
  | { readonly kind: 'unreadable' }
  /** A number to which no code is sent. */
  | { readonly kind: 'unsupported' }
  | {
      readonly kind: 'number'
      /** E.164: `+` and 8 to 15 digits. */
      readonly e164: string
      /** ISO 3166 alpha-2: those whose numbers begin so, most often one. */
      readonly countries: readonly string[]
    }

/** Reads an international number; blanks, dots, dashes and brackets between its digits are forgiven, `00` is not `+`. */
export function readPhoneNumber(text: string): PhoneNumber {
  const digits = /^\+([\d\s().-]{7,40})$/.exec(text.trim())?.[1]?.replace(/\D/g, '') ?? ''
  if (!/^[1-9]\d{7,14}$/.test(digits)) return { kind: 'unreadable' }
  const countries = countriesOf(digits)
  if (countries.length === 0 || costly.some((pattern) => pattern.test(digits))) return { kind: 'unsupported' }
  return { kind: 'number', e164: `+${digits}`, countries }
}

/** Of those whose numbers begin so, the ones with the longest beginning. */
function countriesOf(digits: string): readonly string[] {
  const found = dialCodes.flatMap(({ country, beginnings }) =>
    beginnings
      .filter((beginning) => digits.startsWith(beginning))
      .map((beginning) => ({ country, length: beginning.length })),
  )
  const longest = Math.max(0, ...found.map(({ length }) => length))
  return found.filter(({ length }) => length === longest).map(({ country }) => country)
}
