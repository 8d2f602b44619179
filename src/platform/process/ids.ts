import { RandomPool } from './random-pool.ts'

const upperCase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const alphanumerics = `${upperCase}abcdefghijklmnopqrstuvwxyz`

const random = new RandomPool()

/** Ids from the system's secure generator. */
export const systemIds = {
  id: () => random.take(16).toString('hex'),
  token: () => random.take(32).toString('hex'),
  apiKey: () => randomText(alphanumerics, 32),
  templateId: () => randomText(upperCase, 12),
  linkReference: () => randomText(upperCase, 25),
  partyId: () => randomText(upperCase, 8),
  phoneCode: () => randomText('0123456789', 6),
} as const

/** Uniform: bytes that would favour some letters are thrown away. */
function randomText(letters: string, length: number): string {
  const unbiasedLimit = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length)
    for (const byte of random.take(length))
      if (byte < unbiasedLimit && text.length < length) text += letters.charAt(byte % letters.length)
  return text
}
