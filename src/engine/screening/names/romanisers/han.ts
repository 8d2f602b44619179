import anyAscii from 'any-ascii'
import { hanSurnames, longHanSurnames } from '../tables/han-surnames.ts'
import { koreanFamilies, sinoKorean } from '../tables/sino-korean.ts'
import { hangul } from './hangul.ts'

/**
 * A run of Han signs, each by its Mandarin reading; the first, or the first two, as families read and write them,
 * at home and abroad.
 */
export function han(run: string): readonly (readonly string[])[] {
  const double = longHanSurnames.get(run.slice(0, 2))
  if (double !== undefined && run.length > 2) return [double, ...Array.from(run.slice(2), reading)]
  const words = Array.from(run, (sign, at) => {
    const family = at === 0 ? (hanSurnames.get(sign) ?? []) : []
    return family.length === 0 ? reading(sign) : [...family]
  })
  const korean = inKorean(run)
  return words.map((word, at) => [...word, ...(korean[at] ?? [])])
}

/** The same signs as Koreans read them; empty for a run that is no Korean's name in full. */
function inKorean(run: string): readonly (readonly string[])[] {
  if (run.length < 2 || run.length > 4 || !koreanFamilies.has(run.slice(0, 1))) return []
  const syllables = Array.from(run, (sign) => sinoKorean.get(sign) ?? '')
  if (syllables.includes('')) return []
  return syllables.map((syllable, at) => hangul(syllable, at === 0).filter((word) => word.length > 1))
}

/** Signs with several readings, by that which names have. */
const inNames: Readonly<Record<string, string>> = {
  长: 'chang', 長: 'chang', 拓: 'tuo', 勒: 'le', 曾: 'zeng', 厦: 'xia', 廈: 'xia', 都: 'du', 晟: 'sheng',
} // prettier-ignore

function reading(sign: string): readonly string[] {
  return [inNames[sign] ?? anyAscii(sign).toLowerCase()]
}
