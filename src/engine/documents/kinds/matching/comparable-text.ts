/** A text as it is compared with the words of a kind: letters and digits alone, and where its words begin and end. */
export interface ComparableText {
  /** Capitals without marks of Latin, Greek and Cyrillic, vowel points or fillers; digits as 0–9. */
  readonly letters: string
  /** Offsets into `letters` at which a word begins or ends. */
  readonly boundaries: ReadonlySet<number>
}

/** Marks on Latin, Greek and Cyrillic letters, points of Hebrew and Arabic, dots and nasal signs of Devanagari and Bengali; signs without a width; the filler of Arabic. */
const ignoredMarks =
  /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u0900-\u0902\u093C\u0981\u09BC\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0640]/g

/** Letters that print and readings use for one another; signs of kana are printed like some of Han. */
const oneLetter: Readonly<Record<string, string>> = {
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ئ: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ۃ: 'ه', ؤ: 'و',
  İ: 'I', ı: 'I', Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', ς: 'Σ', Ё: 'Е', 户: '戶', 戸: '戶', 別: '别',
  カ: '力', ー: '一', ニ: '二', ロ: '口', エ: '工', タ: '夕', ハ: '八', ト: '卜', ヘ: 'へ',
} // prettier-ignore

/** First digits of the scripts that print their own. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50]

/** Digits of any script as 0–9, everything else as it is. */
export function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Scripts that put no blanks between words, or join words to what follows: any place in them may be the end of one. */
const withoutBlanks =
  /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const kindOfLetter = (letter: string): 'digit' | 'latin' | 'other' => {
  if (/\d/.test(letter)) return 'digit'
  return /\p{Script=Latin}/u.test(letter) ? 'latin' : 'other'
}

function foldLetters(text: string): string {
  const plain = withLatinDigits(text)
    .toUpperCase()
    .normalize('NFD')
    .replace(ignoredMarks, '')
    .normalize('NFC')
  return Array.from(plain, (letter) => oneLetter[letter] ?? letter).join('')
}

/** What is compared of a text. */
export function comparableText(text: string): ComparableText {
  const boundaries = new Set<number>([0])
  let letters = ''
  let isApart = true
  for (const symbol of foldLetters(text)) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(symbol)) {
      isApart = true
      continue
    }
    const last = letters.slice(-1)
    const changes = last !== '' && kindOfLetter(last) !== kindOfLetter(symbol) && !/\p{M}/u.test(symbol)
    if (isApart || changes || withoutBlanks.test(symbol) || withoutBlanks.test(last))
      boundaries.add(letters.length)
    letters += symbol
    isApart = false
  }
  boundaries.add(letters.length)
  return { letters, boundaries }
}

/** Whether a text is in a script whose words are short: two or three signs say as much as eight letters. */
export function isDense(letters: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letters)
}
