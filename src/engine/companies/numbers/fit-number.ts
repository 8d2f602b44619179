import type { NumberScheme } from './number-scheme.ts'
import { plainNumber } from './plain-number.ts'

/** Whether a number keeps to a scheme: at all, but for its check digits or leading zeros, or not even in its form. */
export type NumberFit =
  | { readonly kind: 'accepted' | 'wrong_check_digits' | 'lacks_zeros'; readonly number: string }
  | { readonly kind: 'other_form' }

const ignoredByDefault = /[^\p{L}\p{N}&]/gu

/** What people write in front of any number: `Company No.`, `VAT Reg. No.`, `Nr`. */
const commonLabel =
  /^(?:REGISTERED|REGISTRATION|COMPANY|CORPORATE|REG|VAT|TAX|IDENTIFICATION|ID|NUMBERS?|NUMERO|NÚMERO|NUMÉRO|NUMMER|NUMER|NUMAR|NUM|NO|(?:NR|N|Č)(?!\p{L}))/u

/** No number has more words in front. */
const maxLabels = 6

/**
 * Country, register and number of the European Unique Identifier, `DEK1101R.HRB44863` (Commission Implementing Regulation
 * (EU) 2021/1042): what stands behind the point is the number of the national register.
 */
const euid = /^([A-Z]{2})[A-Z0-9]{1,20}\.([A-Z0-9./-]+)$/

/** Lays a number as people write it against a scheme. */
export function fitNumber(scheme: NumberScheme, value: string): NumberFit {
  let wrong: NumberFit = { kind: 'other_form' }
  for (const number of readingsOf(scheme, plainNumber(value))) {
    if (!scheme.pattern.test(number)) {
      const whole = scheme.withZeros?.(number) ?? number
      if (scheme.pattern.test(whole)) wrong = { kind: 'lacks_zeros', number: whole }
      continue
    }
    if (scheme.check?.holds(number) ?? true) return { kind: 'accepted', number }
    if (wrong.kind === 'other_form') wrong = { kind: 'wrong_check_digits', number }
  }
  return wrong
}

/** As it stands, without labels, without the country's prefix: the first that is right is meant. */
function* readingsOf(scheme: NumberScheme, plain: string): Generator<string> {
  const { tidy = (number: string) => number, ignored = ignoredByDefault } = scheme
  const [, country = '', national = ''] = euid.exec(plain) ?? []
  const texts = country !== '' && country === scheme.country ? [plain, national] : [plain]
  for (const text of texts) {
    const compact = text.replace(ignored, '')
    yield tidy(compact)
    const bare = withoutLabels(compact, scheme)
    if (bare !== compact) yield tidy(bare)
    if (scheme.prefix === undefined) continue
    yield tidy(compact.replace(scheme.prefix, ''))
    yield tidy(bare.replace(scheme.prefix, ''))
  }
}

function withoutLabels(compact: string, { labels }: NumberScheme): string {
  let rest = compact
  for (let count = 0; count < maxLabels; count++) {
    const shorter = (labels === undefined ? rest : rest.replace(labels, '')).replace(commonLabel, '')
    if (shorter === rest) break
    rest = shorter
  }
  return rest
}

/** Whether it begins with the prefix of the scheme and keeps to it: such a number says itself where it is from. */
export function namesItsCountry(scheme: NumberScheme, value: string): boolean {
  const compact = plainNumber(value).replace(ignoredByDefault, '')
  return scheme.prefix?.test(compact) === true && fitNumber(scheme, compact).kind === 'accepted'
}
