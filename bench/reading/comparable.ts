/** Signs that leave no ink: joiners, marks of direction, the tatweel that only stretches a line. */
const inkless = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0640]/gu
/** Scripts that print no spaces between words: where a reader sees one, it says how wide a gap is. */
const spaceless = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]) | (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/gu // prettier-ignore

/** What the digits of other scripts stand for; those of Arabic and Persian are drawn alike by some typefaces. */
const digit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59]/gu
const starts = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50] as const

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const start = starts.find((from) => code >= from && code < from + 10) ?? code
  return String(code - start)
}

/** A text as one compares it with what is printed: one form of each letter, of apostrophe and dash; spaces where they count. */
export function comparable(text: string): string {
  return text
    .replaceAll(inkless, '')
    .normalize('NFKC')
    .replaceAll(digit, latinDigit)
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(spaceless, '')
    .trim()
}
