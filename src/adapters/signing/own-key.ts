import { createECDH, hkdfSync, webcrypto } from 'node:crypto'

/** Order of the group of P-256 (SP 800-186, 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export interface OwnKeyPair {
  readonly privateKey: webcrypto.CryptoKey
  readonly publicKey: webcrypto.CryptoKey
}

/**
 * The ECDSA P-256 key that comes from a seed: the private number is taken from 64 bits more than it has (FIPS 186-5, A.2.1),
 * so that every number is as likely as any other.
 *
 * @param seed 32 random bytes
 */
export async function ownKeyPair(seed: Uint8Array): Promise<OwnKeyPair> {
  const material = Buffer.from(hkdfSync('sha256', seed, '', 'symbolon seal, ecdsa p-256', 40))
  const secret = (BigInt(`0x${material.toString('hex')}`) % (order - 1n)) + 1n
  const d = Buffer.from(secret.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicJwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const [privateKey, publicKey] = await Promise.all([
    webcrypto.subtle.importKey('jwk', { ...publicJwk, d: d.toString('base64url') }, algorithm, false, [
      'sign',
    ]),
    webcrypto.subtle.importKey('jwk', publicJwk, algorithm, true, ['verify']),
  ])
  return { privateKey, publicKey }
}
