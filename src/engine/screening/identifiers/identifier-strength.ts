import { isIban, isImo, isInn, isLei, isOgrn, isUscc } from '../../check-digits/identifiers.ts'

/**
 * What an identifier that agrees says: `checked` by digits that only its own kind has, of its kind's `shape`, `plain`
 * where nothing is known of its kind, or so `short`, or of such a kind, that others have the same.
 */
export type IdentifierStrength = 'checked' | 'shape' | 'plain' | 'short'

interface IdentifierKind {
  /** What proves itself. */
  readonly checkDigitTests: readonly ((text: string) => boolean)[]
  /** What looks as its kind does. */
  readonly pattern?: RegExp
  /** Many bear the same. */
  readonly isShared?: true
}

/** Our word for a kind of identifier → how it is known. Kinds that are not here have no form of their own. */
const identifierKinds: Readonly<Record<string, IdentifierKind>> = {
  lei: { checkDigitTests: [isLei] },
  imo: { checkDigitTests: [isImo] },
  tax: { checkDigitTests: [isInn, isUscc] },
  registration: { checkDigitTests: [isOgrn, isInn, isLei, isUscc] },
  iban: { checkDigitTests: [isIban] },
  // ISO 9362: bank, country, place, and perhaps a branch. It has no check digit.
  bic: { checkDigitTests: [], pattern: /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/ },
  // ICAO 9303 leaves nine places; older passports have letters in front, a few more digits, or one letter behind.
  passport: { checkDigitTests: [], pattern: /^(?=.*\d{5})[A-Z]{0,3}\d{5,10}[A-Z]?$/ },
  mmsi: { checkDigitTests: [], pattern: /^[2-7]\d{8}$/ },
  duns: { checkDigitTests: [], pattern: /^\d{9}$/ },
  // Russia's code of a tax office and of the reason for being registered there: its neighbours have the same one.
  kpp: { checkDigitTests: [], isShared: true },
}

/** Signs from which on a number is a person's own. */
const minLength = 5

/** @param normalised from `normaliseIdentifier` */
export function identifierStrength(normalised: string, type: string): IdentifierStrength {
  const kind = identifierKinds[type]
  if (kind?.checkDigitTests.some((test) => test(normalised)) === true) return 'checked'
  if (kind?.isShared === true || normalised.length < minLength) return 'short'
  return kind?.pattern?.test(normalised) === true ? 'shape' : 'plain'
}
