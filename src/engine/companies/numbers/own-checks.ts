import {
  characterValueAt,
  luhn,
  remainder,
  twoRoundsMod11,
  weightedSum,
} from '../../check-digits/check-digit-algorithms.ts'

/**
 * Check digits that the library lacks or computes otherwise than the authority: docs/decisions/0041-company-numbers.md.
 * Each takes a number in the canonical form of its scheme.
 */

/** Great Britain: the first seven digits and the check digits by 97; since 2009 the same with 55 added. Offices have none. */
export function britishVat(number: string): boolean {
  if (!/^\d/.test(number)) return true
  const rest = weightedSum(number.slice(0, 9), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return rest === 0 || (number >= '1' && rest === 42)
}

/** Austria: six digits by 17, and the letter that stands for the rest. */
export function firmenbuchnummer(number: string): boolean {
  const digits = number.slice(0, -1).padStart(6, '0')
  return 'ABDFGHIKMPSTVWXYZ'[weightedSum(digits, [6, 4, 14, 15, 10, 1]) % 17] === number.slice(-1)
}

/** Bulgaria: nine digits of the entity, and four more of a branch with a check digit of their own. */
export function bulstat(number: string): boolean {
  const branch = number.slice(8)
  return (
    twoRoundsMod11(number.slice(0, 9), [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) &&
    (number.length === 9 || twoRoundsMod11(branch, [2, 7, 3, 5], [4, 9, 5, 7]))
  )
}

/** Slovenia, tax number: a remainder that no digit stands for is not issued. */
export function slovenianTaxNumber(number: string): boolean {
  const digit = 11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return digit < 11 && digit % 10 === Number(number[7])
}

/** Slovenia, register: the same of the first seven digits; three more count units. */
export function slovenianRegisterNumber(number: string): boolean {
  const digit = 11 - (weightedSum(number, [7, 6, 5, 4, 3, 2]) % 11)
  return digit < 11 && digit % 10 === Number(number[6])
}

/** Slovakia: the number divides by 11. */
export function slovakTaxNumber(number: string): boolean {
  return remainder(number, 11) === 0
}

/** Mexico, Anexo 20 of the Resolución Miscelánea Fiscal: the alphabet has & after N, and a blank in front of a company's. */
export function rfcOfCompany(number: string): boolean {
  const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
  const sum = Array.from(` ${number.slice(0, -1)}`).reduce(
    (total, character, index) => total + alphabet.indexOf(character) * (13 - index),
    0,
  )
  return '0123456789A'[(11 - (sum % 11)) % 11] === number.slice(-1)
}

/** India: Luhn's scheme with the 36 signs 0–9 and A–Z. */
export function gstin(number: string): boolean {
  const sum = Array.from(number).reduce((total, _, index) => {
    const product = characterValueAt(number, index) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return sum % 36 === 0
}

/** Taiwan: since April 2023 the sum divides by 5; a 7 in the seventh place counts 0 or 1. */
export function unifiedBusinessNumber(number: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, index) => {
    const product = weight * Number(number[index])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0)
}

/** Singapore: eight digits of a business, nine of a company, or a letter, year, kind and four digits of all others. */
export function singaporeUen(number: string): boolean {
  const last = number.slice(-1)
  if (number.length === 9) return 'XMKECAWLJDB'[weightedSum(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === last
  if (/^\d/.test(number))
    return 'ZKCMDNERGWH'[weightedSum(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === last
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789'
  const sum = [4, 3, 5, 3, 10, 2, 2, 5, 7].reduce(
    (total, weight, index) => total + weight * alphabet.indexOf(number.charAt(index)),
    0,
  )
  return alphabet[(((sum - 5) % 11) + 11) % 11] === last
}

/** Korea, register: weights 1 and 2 by turns. */
export function koreanRegisterNumber(number: string): boolean {
  const sum = weightedSum(number.slice(0, 12), [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
  return (10 - (sum % 10)) % 10 === Number(number[12])
}

/** Canada: the first nine digits; a program account follows. */
export function canadianBusinessNumber(number: string): boolean {
  return luhn(number.slice(0, 9))
}

/** Indonesia: the first nine digits, a zero in front of those of sixteen left out. */
export function npwp(number: string): boolean {
  return luhn(number.slice(-15, -6))
}
