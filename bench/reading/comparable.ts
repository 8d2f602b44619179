/** Signs that leave no ink: joiners, marks of direction, the tatweel that only stretches a line. */
const inkless = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0640]/gu
/** Scripts that print no spaces between words: where a reader sees one, it says how wide a gap is. */
const spaceless = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\d]) | (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\d])/gu // prettier-ignore

/** A text as one compares it with what is printed: one form of each letter, of apostrophe and dash; spaces where they count. */
export function comparable(text: string): string {
  return text
    .replaceAll(inkless, '')
    .normalize('NFKC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(spaceless, '')
    .trim()
}
