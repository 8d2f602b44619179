import anyAscii from 'any-ascii'
import { hanSurnames, compoundHanSurnames } from '../tables/han-surnames.ts'
import { hanjaSurnames, hangulByHanja } from '../tables/sino-korean.ts'
import { romaniseHangul } from './hangul.ts'

/**
 * A run of Han signs, each by its Mandarin reading; the first, or the first two, as families read and write them,
 * at home and abroad.
 */
export function romaniseHan(run: string): readonly (readonly string[])[] {
  const compoundSurname = compoundHanSurnames.get(run.slice(0, 2))
  if (compoundSurname !== undefined && run.length > 2)
    return [compoundSurname, ...Array.from(run.slice(2), mandarinReading)]
  const words = Array.from(run, (character, at) => {
    const surnameReadings = at === 0 ? (hanSurnames.get(character) ?? []) : []
    return surnameReadings.length === 0 ? mandarinReading(character) : [...surnameReadings]
  })
  const koreanWords = koreanReadings(run)
  return words.map((word, at) => [...word, ...(koreanWords[at] ?? [])])
}

/** The same signs as Koreans read them; empty for a run that is no Korean's name in full. */
function koreanReadings(run: string): readonly (readonly string[])[] {
  if (run.length < 2 || run.length > 4 || !hanjaSurnames.has(run.slice(0, 1))) return []
  const syllables = Array.from(run, (character) => hangulByHanja.get(character) ?? '')
  if (syllables.includes('')) return []
  return syllables.map((syllable, at) => romaniseHangul(syllable, at === 0).filter((word) => word.length > 1))
}

/** Signs with several readings, by that which names have. */
const readingsInNames: Readonly<Record<string, string>> = {
  长: 'chang', 長: 'chang', 拓: 'tuo', 勒: 'le', 曾: 'zeng', 厦: 'xia', 廈: 'xia', 都: 'du', 晟: 'sheng',
} // prettier-ignore

function mandarinReading(character: string): readonly string[] {
  return [readingsInNames[character] ?? anyAscii(character).toLowerCase()]
}
