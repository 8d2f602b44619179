import { characterValueAt, descending, twoRoundsMod11, weightedSum } from './check-digit-algorithms.ts'

/** Numbers that one authority gives to people and to companies by one rule. Each takes the shape of its table. */

/** The Netherlands, elfproef: BSN of a person, RSIN of an entity. */
export function dutchElevenTest(digits: string): boolean {
  return digits !== '000000000' && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
}

/** Portugal: NIF of a person, NIPC of an entity. */
export function portugueseNif(digits: string): boolean {
  const rest = weightedSum(digits, descending(9, 2)) % 11
  return (rest < 2 ? 0 : 11 - rest) === Number(digits.slice(-1))
}

/** Ireland: seven digits, the check letter, and perhaps a letter that counts nine times; W counts nothing. */
export function irishTaxReference(number: string): boolean {
  const second = number[8] === undefined || number[8] === 'W' ? 0 : characterValueAt(number, 8) - 9
  const rest = (weightedSum(number.slice(0, 7), descending(8, 2)) + 9 * second) % 23
  return 'WABCDEFGHIJKLMNOPQRSTUV'[rest] === number[7]
}

/** Iceland: kennitala. The last digit is the century and has no weight. */
export function icelandicKennitala(digits: string): boolean {
  return weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

/** Estonia and Lithuania, codes of eight digits and more: weights 1 to 9 over and over, then from 3 on. */
export function balticCode(digits: string): boolean {
  const weightsFrom = (first: number): readonly number[] =>
    Array.from({ length: digits.length - 1 }, (_, index) => ((first - 1 + index) % 9) + 1)
  return twoRoundsMod11(digits, weightsFrom(1), weightsFrom(3))
}

/** Kazakhstan: ИИН of a person, БИН of an entity. Where both rounds leave ten the number is not issued. */
export function kazakhNumber(digits: string): boolean {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  const sum = first < 10 ? first : weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11
  return sum < 10 && sum === Number(digits[11])
}

/** Chile, RUN and RUT: from the right, weights 2 to 7 over and over; eleven is written 0, ten K. */
export function chileanRut(number: string): boolean {
  const body = Array.from(number.slice(0, -1)).reverse().join('')
  const lacking = (11 - (weightedSum(body, [2, 3, 4, 5, 6, 7, 2, 3].slice(0, body.length)) % 11)) % 11
  return (lacking === 10 ? 'K' : String(lacking)) === number.slice(-1)
}

/** Argentina, CUIT and CUIL: where the check digit would be ten, the number is issued with another beginning. */
export function argentineCuit(digits: string): boolean {
  return (
    (11 - (weightedSum(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[10])
  )
}

/** Thailand: identity number of a person, registration number of an entity. */
export function thaiNumber(digits: string): boolean {
  return (11 - (weightedSum(digits, descending(13, 2)) % 11)) % 10 === Number(digits[12])
}
