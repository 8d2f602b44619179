import type { KeyObject } from 'node:crypto'
import * as asn1js from 'asn1js'
import { AlgorithmIdentifier } from 'pkijs'

/** How a key signs. */
export interface SignatureScheme {
  readonly kind: 'rsa' | 'ecdsa'
  /** Bytes of a signature: of RSA each; of ECDSA those that half of all or more have, the others have one or two fewer or more. */
  readonly length: number
}

/**
 * Of ECDSA by its curve (names of OpenSSL): a SEQUENCE of two INTEGERs. On curves of whole bytes half of all numbers have a zero
 * before them, so that most pairs have one; on P-521 three in four numbers take 66 bytes.
 */
const ecdsaLengths: Readonly<Record<string, number>> = { prime256v1: 71, secp384r1: 103, secp521r1: 139 }

/** The scheme of a private or public key; null for one that no seal is made with. */
export function signatureScheme(key: KeyObject): SignatureScheme | null {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  if (type === 'rsa') {
    const bits = details?.modulusLength ?? 0
    return bits >= 2048 ? { kind: 'rsa', length: Math.ceil(bits / 8) } : null
  }
  const length = type === 'ec' ? ecdsaLengths[details?.namedCurve ?? ''] : undefined
  return length === undefined ? null : { kind: 'ecdsa', length }
}

/** With SHA-256, as a signature names it (RFC 5754, 3.2 and 3.3). */
export const signatureAlgorithm = ({ kind }: SignatureScheme): AlgorithmIdentifier =>
  kind === 'rsa'
    ? new AlgorithmIdentifier({
        algorithmId: '1.2.840.113549.1.1.11',
        algorithmParams: new asn1js.Null(),
      })
    : new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' })
