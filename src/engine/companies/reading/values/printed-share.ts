import type { ShareRange } from '../../../../vocabulary/companies/company.ts'

const single =
  /(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|per\s?cent|percent|prozent|pour\s?cent|por\s?ciento|per\s?cento|procent|v\.\s?h\.)/iu
const moreAndLess =
  /(?:more than|over|above|mehr als|plus de|más de|oltre|meer dan|mais de|powyżej)?\s*(\d{1,3}(?:[.,]\d{1,6})?)(?:\s?(?:%|per\s?cent|percent|prozent|pour\s?cent|por\s?ciento|per\s?cento|procent|v\.\s?h\.))?\s*(?:but not more than|up to|to|[-–—]|bis|à|a|tot|do|and|e|y|et|i)\s*(?:(?:less than|not more than)\s*)?(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|per\s?cent|percent|prozent|pour\s?cent|por\s?ciento|per\s?cento|procent|v\.\s?h\.)/iu
const orMore =
  /(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|per\s?cent|percent|prozent|pour\s?cent|por\s?ciento|per\s?cento|procent|v\.\s?h\.)\s*or more/iu
const bare = /^\s*(\d{1,3}(?:[.,]\d{1,6})?)\s*%?\s*$/u
const fraction = /(?<![\d/.])(\d{1,4})\s?\/\s?(\d{1,4})(?![\d/.])/u

const valueOf = (text = ''): number => Number(text.replace(',', '.'))
const isShare = (value: number): boolean => value >= 0 && value <= 100

/** `60 %`, `33,33%`, `1/3`, `more than 25% but not more than 50%` → per cent; null where no share is printed. */
export function findShare(text: string): ShareRange | null {
  const range = moreAndLess.exec(text)
  const ends = { min: valueOf(range?.[1]), max: valueOf(range?.[2]) }
  if (range !== null && isShare(ends.min) && isShare(ends.max) && ends.min < ends.max) return ends
  const least = orMore.exec(text)
  if (least !== null && isShare(valueOf(least[1]))) return { min: valueOf(least[1]), max: 100 }
  const one = single.exec(text)
  if (one !== null && isShare(valueOf(one[1]))) return exactly(valueOf(one[1]))
  return fractionIn(text)
}

function fractionIn(text: string): ShareRange | null {
  const part = fraction.exec(text)
  const [above, below] = [Number(part?.[1]), Number(part?.[2])]
  return below > 0 && above <= below && below <= 1000 ? exactly(rounded((100 * above) / below)) : null
}

/** Figures alone, in a column whose title says that they are per cent. */
export function bareShare(text: string): ShareRange | null {
  const found = bare.exec(text)
  const value = valueOf(found?.[1])
  return found !== null && isShare(value) ? exactly(value) : null
}

export function exactly(share: number): ShareRange {
  return { min: share, max: share }
}

/** To four decimals: as registers print them at most. */
export function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
