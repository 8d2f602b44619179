import { createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto'

/** Signs statements that others can verify without us. */
export interface JwsSigner {
  /** JSON Web Signature, compact (RFC 7515), algorithm EdDSA with Ed25519 (RFC 8037). */
  sign(type: string, payload: unknown): string
  /** JSON Web Key of the public half. */
  readonly publicKey: Readonly<Record<string, string>>
}

/** PKCS #8 before the 32 bytes of an Ed25519 key (RFC 8410, section 7). */
const ed25519Pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** @param seed 32 random bytes: the private half (RFC 8032, section 5.1.5) */
export function createJwsSigner(seed: Uint8Array): JwsSigner {
  const privateKey = createPrivateKey({
    key: Buffer.concat([ed25519Pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    sign: (type, payload) => {
      const signingInput = [{ alg: 'EdDSA', typ: type }, payload].map(base64UrlJson).join('.')
      return `${signingInput}.${signBytes(null, Buffer.from(signingInput), privateKey).toString('base64url')}`
    },
    publicKey: { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', x },
  }
}

/** The payload of a statement; the signature is not looked at. */
export function readJwsPayload(jws: string): unknown {
  return JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function base64UrlJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
}
