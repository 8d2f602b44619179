/**
 * The sums behind check digits. Every one of them takes characters of 0–9 and A–Z and nothing else; a table of numbers
 * says which digits go in and what must come out.
 */

/** 0–9 as they are, A = 10 … Z = 35, as ISO/IEC 7064 and ICAO Doc 9303 count. */
export function characterValueAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  return code < 58 ? code - 48 : code - 55
}

/** Each character times its weight, added up; characters without a weight do not count. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * characterValueAt(text, index), 0)
}

/** 9, 8, … 1 and the like: `from` down to `to`, both inclusive. */
export function descending(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step)
}

/** ISO/IEC 7812-1 annex B (Luhn): whether the sum is right, the last character being the check digit. */
export function luhn(text: string): boolean {
  const sum = Array.from(text).reduce((total, _, index) => {
    const value = characterValueAt(text, index)
    return total + ((text.length - index) % 2 === 0 ? crossSum(2 * value) : value)
  }, 0)
  return sum % 10 === 0
}

/** Of two digits that are no more than 18; letters, whose double is more, only lose nine too. */
function crossSum(value: number): number {
  return value > 9 ? value - 9 : value
}

/** ISO/IEC 7064 MOD 11,10: digits, the last one entity the check digit. */
export function iso7064Mod11And10(digits: string): boolean {
  const remainderSoFar = Array.from(digits.slice(0, -1)).reduce((product, digit) => {
    const sum = (product + Number(digit)) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (remainderSoFar + Number(digits.slice(-1))) % 10 === 1
}

/** ISO/IEC 7064 MOD 11-2: digits and a check character 0–9 or X. */
export function iso7064Mod11And2(text: string): boolean {
  const remainderSoFar = Array.from(text.slice(0, -1)).reduce(
    (sum, digit) => ((sum + Number(digit)) * 2) % 11,
    0,
  )
  const last = text.endsWith('X') ? 10 : Number(text.slice(-1))
  return (remainderSoFar + last) % 11 === 1
}

/**
 * ISO/IEC 7064 MOD 97-10: digits and letters, A = 10 … Z = 35, the last two digits being check digits. The standard makes
 * 02 to 98 alone, so 00, 01 and 99 are wrong though they leave the same remainder.
 */
export function iso7064Mod97And10(text: string): boolean {
  const checkDigits = Number(text.slice(-2))
  if (checkDigits < 2 || checkDigits > 98) return false
  return (
    Array.from(text).reduce(
      (rest, character) => (rest * (character > '9' ? 100 : 10) + characterValueAt(character, 0)) % 97,
      0,
    ) === 1
  )
}

/** How the five-sided symmetry of Verhoeff's scheme composes: the product of two places of the dihedral group D5. */
function dihedralProduct(a: number, b: number): number {
  const [turnA, turnB] = [a % 5, b % 5]
  const rotation = a < 5 ? turnA + turnB : turnA - turnB + 5
  return (rotation % 5) + (a < 5 === b < 5 ? 0 : 5)
}

/** Verhoeff's permutation of the digits, applied once for every place from the right. */
const verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const

/** Verhoeff 1969: digits, the last one entity the check digit. Finds every wrong digit and every swap of neighbours. */
export function verhoeff(digits: string): boolean {
  const product = Array.from(digits)
    .reverse()
    .reduce((state, digit, index) => {
      let value = Number(digit)
      for (let step = 0; step < index % 8; step++) value = verhoeffPermutation[value] ?? 0
      return dihedralProduct(state, value)
    }, 0)
  return product === 0
}

/** Digits of any length modulo a small number. */
export function remainder(digits: string, modulus: number): number {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0)
}

/** Weights by 11, and the second ones where the first leave ten; ten again is written 0. The last digit is the check digit. */
export function twoRoundsMod11(digits: string, first: readonly number[], second: readonly number[]): boolean {
  const payload = digits.slice(0, -1)
  const rest = weightedSum(payload, first) % 11
  const digit = rest < 10 ? rest : (weightedSum(payload, second) % 11) % 10
  return digit === Number(digits.slice(-1))
}

/** GS1 General Specifications 7.9 (EAN-13): weights 1 and 3 by turns, the last of thirteen being the check digit. */
export function gs1Mod10(digits: string): boolean {
  return weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0
}
