import { stripDiacritics } from '../../../../vocabulary/documents/strip-diacritics.ts'

/** A word of a printed line. */
export interface PrintedWord {
  /** Small letters without marks. */
  readonly plain: string
  /** Where it begins and ends in the line, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

const letters: readonly (readonly [RegExp, string])[] = [[/ß/g, 'ss'], [/ł/g, 'l'], [/[øØ]/g, 'o'], [/æ/g, 'ae'], [/œ/g, 'oe'], [/đ/g, 'd'], [/ı/g, 'i'], [/ə/g, 'e']] // prettier-ignore

/** Small letters without marks; letters with strokes become plain ones. */
export function plainOf(text: string): string {
  return letters.reduce(
    (plain, [letter, by]) => plain.replace(letter, by),
    stripDiacritics(text).toLowerCase(),
  )
}

/** The words of a line; Chinese characters are words of their own. */
export function wordsOf(text: string): readonly PrintedWord[] {
  return [...text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu)].map((found) => ({
    plain: plainOf(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/** `Nº`, `N.ª` as `N°`, whose sign is no letter of a word; as long as before. */
export const withoutOrdinals = (text: string): string => text.replace(/[ºª]/g, '°')
