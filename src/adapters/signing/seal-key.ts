import type { Certificate } from 'pkijs'
import type { SignatureScheme } from './signature-scheme.ts'

/** What documents are sealed with. */
export interface SealKey {
  readonly scheme: SignatureScheme
  /**
   * Signs SHA-256 of the data, as CMS has it: for RSA by PKCS#1 1.5, for ECDSA as a SEQUENCE of two numbers.
   *
   * @throws Error with a sentence where the key cannot be used now
   */
  readonly sign: (data: Uint8Array) => Promise<Uint8Array>
  readonly certificate: Certificate
  /** Of the authorities between the certificate and its root, as far as they came with it. */
  readonly chain: readonly Certificate[]
  /** Of the roots, as far as they came with it; they are no part of a seal. */
  readonly roots: readonly Certificate[]
}
