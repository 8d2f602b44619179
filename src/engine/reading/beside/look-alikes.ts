/** Letters, and the figures that print makes like them. */
const figures: Readonly<Record<string, string>> = { O: '0', D: '0', Q: '0', I: '1', S: '5', B: '8', G: '6', Z: '2' } // prettier-ignore

/** A text with one character for all that print makes alike. */
function asFigures(text: string): string {
  return text.replace(/[ODQISBGZ]/g, (letter) => figures[letter] ?? letter)
}

/** Characters that the small reader takes for each other in print for people, as one; thin ones it passes over. */
export function shapes(text: string): string {
  return asFigures(text).replace(/[<1]/g, '')
}

/** Whether two numbers differ in nothing but round and thin characters, which print alone does not tell apart. */
export function differsInLookAlikes(one: string, other: string): boolean {
  const plain = (text: string): string => text.replace(/[OQ]/g, '0').replace(/I/g, '1')
  return one !== other && plain(one) === plain(other)
}

/** Where print leaves open which of two look-alikes it shows, the code's is answered with no more than this. */
export const mostOfLookAlikes = 0.89
