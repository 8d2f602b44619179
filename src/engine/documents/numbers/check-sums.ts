/**
 * The sums behind check digits. Every one of them takes characters of 0–9 and A–Z and nothing else; a table of numbers
 * (`tables/`) says which digits go in and what must come out.
 */

/** 0–9 as they are, A = 10 … Z = 35, as ISO/IEC 7064 and ICAO Doc 9303 count. */
export function valueAt(text: string, place: number): number {
  const code = text.charCodeAt(place)
  return code < 58 ? code - 48 : code - 55
}

/** Each character times its weight, added up; characters without a weight do not count. */
export function weighted(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * valueAt(text, place), 0)
}

/** 9, 8, … 1 and the like: `from` down to `to`, both inclusive. */
export function descending(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step)
}

/** ISO/IEC 7812-1 annex B (Luhn): whether the sum is right, the last character being the check digit. */
export function luhn(text: string): boolean {
  const sum = Array.from(text).reduce((total, _, place) => {
    const value = valueAt(text, place)
    return total + ((text.length - place) % 2 === 0 ? crossSum(2 * value) : value)
  }, 0)
  return sum % 10 === 0
}

/** Of two digits that are no more than 18; letters, whose double is more, only lose nine too. */
function crossSum(value: number): number {
  return value > 9 ? value - 9 : value
}

/** ISO/IEC 7064 MOD 11,10: digits, the last one entity the check digit. */
export function mod11and10(digits: string): boolean {
  const carried = Array.from(digits.slice(0, -1)).reduce((product, digit) => {
    const sum = (product + Number(digit)) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (carried + Number(digits.slice(-1))) % 10 === 1
}

/** ISO/IEC 7064 MOD 11-2: digits and a check character 0–9 or X. */
export function mod11to2(text: string): boolean {
  const carried = Array.from(text.slice(0, -1)).reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  const last = text.endsWith('X') ? 10 : Number(text.slice(-1))
  return (carried + last) % 11 === 1
}

/** How the five-sided symmetry of Verhoeff's scheme composes: the product of two places of the dihedral group D5. */
function composed(a: number, b: number): number {
  const [turnA, turnB] = [a % 5, b % 5]
  const turn = a < 5 ? turnA + turnB : turnA - turnB + 5
  return (turn % 5) + (a < 5 === b < 5 ? 0 : 5)
}

/** Verhoeff's permutation of the digits, applied once for every place from the right. */
const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const

/** Verhoeff 1969: digits, the last one entity the check digit. Finds every wrong digit and every swap of neighbours. */
export function verhoeff(digits: string): boolean {
  const product = Array.from(digits)
    .reverse()
    .reduce((state, digit, place) => {
      let value = Number(digit)
      for (let step = 0; step < place % 8; step++) value = permuted[value] ?? 0
      return composed(state, value)
    }, 0)
  return product === 0
}

/** Digits of any length modulo a small number. */
export function remainder(digits: string, modulus: number): number {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0)
}
