/** Every character a zone may hold, in the order that all score tables of this area use (ICAO Doc 9303-3 section 4.3). */
export const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'

export const symbolCount = symbols.length

/** Index of the filler in `symbols`. */
export const fillerIndex = symbols.indexOf('<')

/** The character at an index of `symbols`. */
export function symbolAt(index: number): string {
  return symbols.charAt(index)
}

/** Value for check digits by index of `symbols`: the digits and letters count up, the filler is 0. */
export function checkValueOf(index: number): number {
  return index === fillerIndex ? 0 : index
}
