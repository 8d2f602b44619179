/** Longest word whose letters fit the bits of one number. */
export const mostLetters = 31

/** Where each letter of the word in hand stands, a bit for each place. */
const places = new Int32Array(128)
let held = ''

/**
 * Takes a word in hand, to be held against the bytes of many others.
 *
 * @param text ASCII, at most `mostLetters`
 */
export function holdWord(text: string): void {
  for (let i = 0; i < held.length; i++) places[held.charCodeAt(i) & 127] = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 127
    places[code] = (places[code] ?? 0) | (1 << i)
  }
  held = text
}

/** Edits between the word in hand and the bytes of another, as `editDistance` reckons them. */
export function editsTo(bytes: Uint8Array, from: number, to: number): number {
  const last = 1 << (held.length - 1)
  let [up, down, zero, before, off] = [-1, 0, 0, 0, held.length]
  for (let at = from; at < to; at++) {
    const here = places[(bytes[at] ?? 0) & 127] ?? 0
    const swapped = ((~zero & here) << 1) & before
    zero = ((((here & up) + up) | 0) ^ up) | here | down | swapped
    const rise = down | ~(zero | up)
    const fall = zero & up
    if ((rise & last) !== 0) off++
    if ((fall & last) !== 0) off--
    const risen = (rise << 1) | 1
    up = (fall << 1) | ~(zero | risen)
    down = risen & zero
    before = here
  }
  return off
}
