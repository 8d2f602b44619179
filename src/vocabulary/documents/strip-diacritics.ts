/** A text without the marks on its letters: `É` → `E`. Letters that are more than one with a mark (`ø`, `ß`, `Ð`) stay. */
export function stripDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** What is left of a text where only its letters count: plain capitals, nothing between them. */
export function uppercaseLetters(text: string): string {
  return stripDiacritics(text)
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
}
