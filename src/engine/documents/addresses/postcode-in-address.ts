/** A postcode before the place that it belongs to, at times with the letters of its country: `D-10115 Berlin`, `114 55 STOCKHOLM`, `00-950 Warszawa`. */
const beforePlace = /^(?:[A-Z]{1,3}-)?(\d{4,6}|\d{3} \d{2}|\d{2}-\d{3})[ ,]+\p{L}{2}/u
/** Lines of an address, and what commas part in them. */
const betweenParts = /\s*[,\n]\s*/

/**
 * The postcode that an address has before its place; null where it has none, or two parts may begin with one. A number that begins the
 * first part is that of a building.
 */
export function postcodeInAddress(address: string): string | null {
  const [, ...further] = address.split(betweenParts)
  const found = further.flatMap((part) => beforePlace.exec(part)?.[1] ?? [])
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}
