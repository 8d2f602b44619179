import { iso7064Mod97And10, weightedSum } from './check-digit-algorithms.ts'

/** Legal Entity Identifier (ISO 17442): eighteen signs and two check digits. */
export function isLei(text: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(text) && iso7064Mod97And10(text)
}

/** Number of a ship (IMO resolution A.1117): six digits, and the last of their sum weighted 7 to 2. */
export function isImo(text: string): boolean {
  const digits = text.replace(/^IMO/, '')
  return /^\d{7}$/.test(digits) && weightedSum(digits, [7, 6, 5, 4, 3, 2]) % 10 === Number(digits[6])
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Russian taxpayer's number: ten digits of a body, twelve of a person, the last one or two of them check digits. */
export function isInn(text: string): boolean {
  const hasCheckDigitAt = (at: number) =>
    (weightedSum(text, innWeights.slice(innWeights.length - at)) % 11) % 10 === Number(text[at])
  if (/^\d{10}$/.test(text)) return hasCheckDigitAt(9)
  return /^\d{12}$/.test(text) && hasCheckDigitAt(10) && hasCheckDigitAt(11)
}

/** Russian registration number, 13 digits of a body, 15 of a sole trader: the rest by 11 or 13 is the last digit. */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false
  const payload = Number(text.slice(0, -1))
  return (payload % (text.length - 2)) % 10 === Number(text.at(-1))
}

/** Account number of a bank (ISO 13616), its country and check digits in front. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && iso7064Mod97And10(text.slice(4) + text.slice(0, 4))
}

/** Chinese unified social credit code (GB 32100-2015): seventeen signs and one that checks them by 31. */
export function isUscc(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false
  const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, 17)) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return characters.indexOf(text.charAt(17)) === (31 - (sum % 31)) % 31
}
