import { randomBytes } from 'node:crypto'

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ids from the system's secure generator. */
export const systemIds = {
  id: () => randomBytes(16).toString('hex'),
  token: () => randomBytes(32).toString('hex'),
  apiKey: () => randomAlphanumerics(32),
} as const

/** Uniform: bytes that would favour some letters are thrown away. */
function randomAlphanumerics(length: number): string {
  const unbiasedLimit = 256 - (256 % alphanumerics.length)
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < unbiasedLimit && text.length < length)
        text += alphanumerics.charAt(byte % alphanumerics.length)
  return text
}
