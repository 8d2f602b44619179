import { randomBytes } from 'node:crypto'

const upperCase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const alphanumerics = `${upperCase}abcdefghijklmnopqrstuvwxyz`

/** Ids from the system's secure generator. */
export const systemIds = {
  id: () => randomBytes(16).toString('hex'),
  token: () => randomBytes(32).toString('hex'),
  apiKey: () => randomText(alphanumerics, 32),
  templateId: () => randomText(upperCase, 12),
} as const

/** Uniform: bytes that would favour some letters are thrown away. */
function randomText(letters: string, length: number): string {
  const unbiasedLimit = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < unbiasedLimit && text.length < length) text += letters.charAt(byte % letters.length)
  return text
}
