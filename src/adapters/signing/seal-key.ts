import type { webcrypto } from 'node:crypto'
import type { Certificate } from 'pkijs'

/** What documents are sealed with. */
export interface SealKey {
  readonly privateKey: webcrypto.CryptoKey
  readonly certificate: Certificate
  /** Of the authorities between the certificate and its root, as far as they came with it. */
  readonly chain: readonly Certificate[]
  /** Of the roots, as far as they came with it; they are no part of a seal. */
  readonly roots: readonly Certificate[]
}
