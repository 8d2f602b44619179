import * as asn1js from 'asn1js'
import { type AlgorithmIdentifier, getCrypto, type PublicKeyInfo } from 'pkijs'
import { exactBuffer, hex } from './bytes.ts'

const sequenceTag = 0x30

/** Algorithms of signatures → the hash that they name, which must be that of the content; null where they name none. */
export const signatureHashes: Readonly<Record<string, string | null>> = {
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.113549.1.1.1': null,
  '1.2.840.113549.1.1.10': null,
}

/** A signature with what it was made by. */
export interface SignedValue {
  readonly value: Uint8Array
  readonly algorithm: AlgorithmIdentifier
  readonly key: PublicKeyInfo
}

/**
 * Two whole numbers as DER has them (RFC 3279, 2.2.3), where the signature is of an elliptic curve. Neither is longer than a
 * coordinate of the key but for a leading zero: Web Cryptography takes so many bytes, and passes over what stands before them.
 */
export function isValueInOrder({ value, algorithm, key }: SignedValue): boolean {
  if (!algorithm.algorithmId.startsWith('1.2.840.10045.')) return true
  const { result } = asn1js.fromBER(exactBuffer(value))
  // An uncompressed point: a byte that says so, and two coordinates (SEC 1, 2.3.3).
  const size = (key.subjectPublicKey.valueBlock.valueHexView.length - 1) / 2
  const numbers = elements(result)
  const isNumber = (one: unknown): boolean =>
    one instanceof asn1js.Integer && isNoLonger(numberBytes(one), size)
  const areNumbers = numbers.length === 2 && numbers.every(isNumber)
  return value[0] === sequenceTag && areNumbers && hex(new Uint8Array(result.toBER())) === hex(value)
}

/** The bytes of a number without the two that say what it is and how long: it is shorter than 128 bytes. */
const numberBytes = (number: asn1js.Integer): Uint8Array => new Uint8Array(number.toBER()).subarray(2)

const isNoLonger = (bytes: Uint8Array, size: number): boolean =>
  bytes.length <= size || (bytes.length === size + 1 && bytes[0] === 0)

export const elements = (block: unknown): readonly unknown[] =>
  block instanceof asn1js.Sequence ? block.valueBlock.value : []

/** Absent, or NULL (RFC 5754, section 2). */
export const isWithoutParameters = (parameters: unknown): boolean =>
  parameters === undefined || parameters instanceof asn1js.Null || parameters instanceof asn1js.Any

/** A signature in a bit string over bytes that came with it, as certificates, OCSP responses and CRLs have it. Never throws for keys. */
export async function isSignedBy(
  data: Uint8Array,
  { signature, algorithm, key }: Omit<SignedValue, 'value'> & { readonly signature: asn1js.BitString },
): Promise<boolean> {
  const isKnown = (signatureHashes[algorithm.algorithmId] ?? null) !== null
  const { unusedBits, valueHexView: value } = signature.valueBlock
  if (!isKnown || !isWithoutParameters(algorithm.algorithmParams) || unusedBits !== 0) return false
  if (!isValueInOrder({ value, algorithm, key })) return false
  try {
    return await getCrypto(true).verifyWithPublicKey(exactBuffer(data), signature, key, algorithm)
  } catch {
    // A key of another kind, or none.
    return false
  }
}
