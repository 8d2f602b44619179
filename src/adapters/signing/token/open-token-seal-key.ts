import type { Clock } from '../../../flows/ports/clock.ts'
import type { SealKey } from '../seal-key.ts'
import { SealKeyError } from '../seal-key-error.ts'
import { tokenSealKey, type TokenOptions } from './token-seal-key.ts'

/** How long a token that answered is believed to be there, and one that did not to be gone: anyone may ask how it is. */
const believedMs = { there: 60_000, gone: 5_000 } as const

interface Asked {
  readonly key: Promise<SealKey>
  readonly at: number
  /** Undefined until it is known. */
  state?: 'there' | 'gone'
}

/**
 * Gives the key of a token, and tries from time to time whether it still signs. A PIN that was refused is not tried again by this
 * process: a few wrong ones lock a token.
 *
 * @returns a function that throws SealKeyError, or Error with a sentence
 */
export function openTokenSealKey(options: TokenOptions, clock: Clock): () => Promise<SealKey> {
  let asked: Asked | null = null
  let refusedPin: SealKeyError | null = null
  const ask = async (): Promise<SealKey> => {
    try {
      const { sign, ...key } = await tokenSealKey(options)
      return { ...key, sign: (data) => noticing(sign(data)) }
    } catch (error) {
      throw noticed(error)
    }
  }
  /** What goes wrong with a signature is known before the next one. */
  const noticing = (signature: Promise<Uint8Array>): Promise<Uint8Array> =>
    signature.catch((error: unknown) => {
      asked = null
      throw noticed(error)
    })
  const noticed = (error: unknown): unknown => {
    if (error instanceof SealKeyError && error.reason === 'token-pin-refused') refusedPin = error
    return error
  }
  return () => {
    if (refusedPin !== null) return Promise.reject(refusedPin)
    const now = clock.monotonic()
    if (asked !== null && (asked.state === undefined || now - asked.at < believedMs[asked.state]))
      return asked.key
    const fresh: Asked = { key: ask(), at: now }
    asked = fresh
    fresh.key.then(
      () => (fresh.state = 'there'),
      () => (fresh.state = 'gone'),
    )
    return fresh.key
  }
}
