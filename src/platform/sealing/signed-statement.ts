import { createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto'

/** Signs statements that others can verify without us. */
export interface StatementSigner {
  /** JSON Web Signature, compact (RFC 7515), algorithm EdDSA with Ed25519 (RFC 8037). */
  sign(type: string, payload: unknown): string
  /** JSON Web Key of the public half. */
  readonly publicKey: Readonly<Record<string, string>>
}

/** PKCS #8 before the 32 bytes of an Ed25519 key (RFC 8410, section 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** @param seed 32 random bytes: the private half (RFC 8032, section 5.1.5) */
export function statementSigner(seed: Uint8Array): StatementSigner {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    sign: (type, payload) => {
      const input = [{ alg: 'EdDSA', typ: type }, payload].map(encoded).join('.')
      return `${input}.${signBytes(null, Buffer.from(input), privateKey).toString('base64url')}`
    },
    publicKey: { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', x },
  }
}

/** The payload of a statement; the signature is not looked at. */
export function payloadOf(signed: string): unknown {
  return JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
}
