/** Longest word whose letters fit the bits of one number. */
export const maxLetters = 31

/** Edits between a word and the bytes of another between two places, as `editDistance` reckons them. */
export type EditsTo = (bytes: Uint8Array, from: number, to: number) => number

/**
 * Takes a word in hand, to be held against the bytes of many others.
 *
 * @param text ASCII, at most `mostLetters`
 */
export function editsFrom(text: string): EditsTo {
  /** Where each letter stands, a bit for each place. */
  const places = new Int32Array(128)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 127
    places[code] = (places[code] ?? 0) | (1 << i)
  }
  const letters = text.length
  const last = 1 << (letters - 1)
  return (bytes, from, to) => {
    let [up, down, zero, before, off] = [-1, 0, 0, 0, letters]
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
    return off === 3 && isSwapAround(text, bytes.subarray(from, to)) ? 2 : off
  }
}

/** Whether two neighbours are swapped around a letter that only one of the two words has. */
function isSwapAround(text: string, bytes: Uint8Array): boolean {
  if (Math.abs(text.length - bytes.length) !== 1) return false
  const own = (at: number) => text.charCodeAt(at)
  const its = (at: number) => bytes[at] ?? NaN
  const [short, long] = text.length < bytes.length ? [own, its] : [its, own]
  let from = 0
  while (short(from) === long(from)) from++
  if (short(from) !== long(from + 2) || short(from + 1) !== long(from)) return false
  from += 2
  while (short(from) === long(from + 1)) from++
  return from === Math.min(text.length, bytes.length)
}
