import { uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'

/** Digits that letters are taken for. */
const lettersForDigits: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S' }

/** The sign for a number, `N°`, in whatever way its ring is read. */
const numberSign = /(?<!\p{L})n\s?[°º˚*"”]|№/giu

/** Letters beyond those of Latin scripts and their marks. */
const otherScripts = /[\u0370-\u1cff\u2e80-\u9fff\ua960-\ua97f\uac00-\ufaff\ufb1d-\uffef]/u

/** What is left of a text for comparing labels: plain capital letters, nothing between them. */
export function comparableLetters(text: string): string {
  return otherScripts.test(text) ? comparableInScript(text) : comparableInLatin(text)
}

function comparableInLatin(text: string): string {
  const spelled = text.replace(numberSign, 'No')
  const letters = uppercaseLetters(spelled.replace(/[015]/g, (digit) => lettersForDigits[digit] ?? ''))
  return letters
    .replace(/[ĐÐ]/g, 'D')
    .replace(/Ø/g, 'O')
    .replace(/\p{Lm}/gu, '')
}

/** Marks that letters may bear or not, as points of vowels, and of Devanagari and Bengali dots and signs of nasal sounds, which print and readings leave out; other marks are sounds of their own. */
const optionalMarks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0902\u093c\u0981\u09bc]/gu

/** The stroke that lengthens Arabic words, signs without width, and all that is neither letter nor mark. */
const betweenLetters = /[^\p{L}\p{M}]|\u0640/gu

/** Forms of one letter of Arabic, Persian and Urdu, which print and recogniser exchange. */
const arabicForms: Readonly<Record<string, string>> = {
  ی: 'ي', ى: 'ي', ې: 'ي', ۍ: 'ي', ے: 'ي', ک: 'ك', ڪ: 'ك', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ٱ: 'ا', ں: 'ن',
} // prettier-ignore

/** Letters of Bengali, Devanagari and Thai that small print shows alike, but for a short stroke. */
const indicForms: Readonly<Record<string, string>> = {
  ...{ ঘ: 'ম', ৱ: 'ব', ৰ: 'র', भ: 'म', घ: 'ध' },
  ...{ ซ: 'ช', ต: 'ด', ป: 'บ', ฝ: 'ผ', ฟ: 'พ', ฏ: 'ฎ' },
}

/** The sign at the end of a word that no vowel follows its last letter: few words bear it, and readings put it in. */
const lastWithoutVowel = /[\u094d\u09cd](?![\p{L}\p{M}])/gu

/** Capitals of Latin that have the shape of a Cyrillic or Greek one. */
const cyrillicShapes: Readonly<Record<string, string>> = {
  A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', I: 'І', J: 'Ј', K: 'К', M: 'М', O: 'О', P: 'Р', S: 'Ѕ', T: 'Т', X: 'Х', Y: 'У',
} // prettier-ignore
const greekShapes: Readonly<Record<string, string>> = {
  A: 'Α', B: 'Β', E: 'Ε', H: 'Η', I: 'Ι', K: 'Κ', M: 'Μ', N: 'Ν', O: 'Ο', P: 'Ρ', T: 'Τ', X: 'Χ', Y: 'Υ', Z: 'Ζ',
} // prettier-ignore

/**
 * The same in other scripts: compatibility forms (Arabic presentation forms, full width) are taken for the letters they stand
 * for, points of vowels and marks of Cyrillic and Greek are left out, and Latin letters in a Cyrillic or Greek word
 * are taken for those that look like them.
 */
function comparableInScript(text: string): string {
  const plain = text
    .replace(numberSign, 'No')
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .normalize('NFC')
    .replace(lastWithoutVowel, '')
    .replace(betweenLetters, '')
    .toUpperCase()
    .replace(/[\u0600-\u06ff]/gu, (letter) => arabicForms[letter] ?? letter)
    .replace(/[\u0900-\u09ff\u0e00-\u0e7f]/gu, (letter) => indicForms[letter] ?? letter)
  if (/\p{Script=Cyrillic}/u.test(plain)) return ofShapes(plain, cyrillicShapes)
  return /\p{Script=Greek}/u.test(plain) ? ofShapes(plain, greekShapes) : plain
}

/** Capitals of Latin that are shaped like those of another script, as letters of each such script. */
export function inOtherShapes(letters: string): readonly string[] {
  return [cyrillicShapes, greekShapes]
    .filter((shapes) => Array.from(letters).every((letter) => letter in shapes))
    .map((shapes) => ofShapes(letters, shapes))
}

const latinShapes: ReadonlyMap<string, string> = new Map(
  [cyrillicShapes, greekShapes].flatMap((shapes) =>
    Object.entries(shapes).map(([latin, own]) => [own, latin]),
  ),
)

/** A text with Latin capitals for those of Cyrillic and Greek that have their shapes. */
export function inLatinShapes(text: string): string {
  return Array.from(text, (letter) => latinShapes.get(letter) ?? letter).join('')
}

function ofShapes(letters: string, shapes: Readonly<Record<string, string>>): string {
  return letters.replace(/[A-Z]/g, (letter) => shapes[letter] ?? letter)
}

/** How often letters stand in a text, in classes of the letters that agree in their last five bits. */
export type LetterCounts = Uint8Array

export const letterClasses = 32

export function countLetters(letters: string): LetterCounts {
  const counts = new Uint8Array(letterClasses)
  for (let at = 0; at < letters.length; at++) {
    const letterClass = letters.charCodeAt(at) & (letterClasses - 1)
    counts[letterClass] = (counts[letterClass] ?? 0) + 1
  }
  return counts
}
