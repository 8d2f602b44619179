import { isIban, isImo, isInn, isLei, isOgrn, isUscc } from './check-digits.ts'

/**
 * What an identifier that agrees says: `checked` by digits that only its own kind has, of its kind's `shape`, `plain`
 * where nothing is known of its kind, or so `short`, or of such a kind, that others have the same.
 */
export type IdentifierStrength = 'checked' | 'shape' | 'plain' | 'short'

interface Kind {
  /** What proves itself. */
  readonly checked: readonly ((text: string) => boolean)[]
  /** What looks as its kind does. */
  readonly shape?: RegExp
  /** Many bear the same. */
  readonly isShared?: true
}

/** Our word for a kind of identifier → how it is known. Kinds that are not here have no form of their own. */
const kinds: Readonly<Record<string, Kind>> = {
  lei: { checked: [isLei] },
  imo: { checked: [isImo] },
  tax: { checked: [isInn, isUscc] },
  registration: { checked: [isOgrn, isInn, isLei, isUscc] },
  iban: { checked: [isIban] },
  // ISO 9362: bank, country, place, and perhaps a branch. It has no check digit.
  bic: { checked: [], shape: /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/ },
  // ICAO 9303 leaves nine places; older passports have letters in front, a few more digits, or one letter behind.
  passport: { checked: [], shape: /^(?=.*\d{5})[A-Z]{0,3}\d{5,10}[A-Z]?$/ },
  mmsi: { checked: [], shape: /^[2-7]\d{8}$/ },
  duns: { checked: [], shape: /^\d{9}$/ },
  // Russia's code of a tax office and of the reason for being registered there: its neighbours have the same one.
  kpp: { checked: [], isShared: true },
}

/** Signs from which on a number is a person's own. */
const longEnough = 5

/** @param normalised from `normaliseIdentifier` */
export function identifierStrength(normalised: string, type: string): IdentifierStrength {
  const kind = kinds[type]
  if (kind?.checked.some((test) => test(normalised)) === true) return 'checked'
  if (kind?.isShared === true || normalised.length < longEnough) return 'short'
  return kind?.shape?.test(normalised) === true ? 'shape' : 'plain'
}
