/** What a browser says of where and how a person lives. */
export interface BrowserHints {
  /** BCP 47, the dearest first. */
  readonly languages: readonly string[]
  /** IANA, such as `Europe/Berlin`. */
  readonly timeZone: string
}

/** Engines have it as a method or, earlier, as a property; some have neither. */
interface ZonedLocale {
  readonly getTimeZones?: () => readonly string[] | undefined
  readonly timeZones?: readonly string[]
}

function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/**
 * The country of a person's document or telephone, as a first guess that can be changed: the one of the languages where that is also
 * the one of the clock, then the one of the clock, then that of the languages.
 *
 * @param offered ISO 3166 alpha-2
 * @returns null where nothing points at one that is offered
 */
export function guessCountry(
  offered: readonly string[],
  { languages, timeZone }: BrowserHints,
): string | null {
  const spoken = languages
    .map((tag) => regionOf(tag))
    .filter((region) => region !== null)
    .filter((region) => offered.includes(region))
  const zoned = offered.filter((country) => zonesOf(country).includes(timeZone))
  return spoken.find((region) => zoned.includes(region)) ?? zoned[0] ?? spoken[0] ?? null
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null
  } catch {
    return null
  }
}

/** What this browser says. */
export const browserHints = (): BrowserHints => ({
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
