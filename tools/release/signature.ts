import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Ed25519 over the bytes of the file of sums, 64 bytes, as `openssl pkeyutl -sign -rawin` makes it. */
export function signSums(sums: Buffer, privateKeyPem: string): Buffer {
  return sign(null, sums, ed25519(createPrivateKey(privateKeyPem)))
}

export function isSignedBy(publicKeyPem: string, sums: Buffer, signature: Buffer): boolean {
  return verify(null, sums, ed25519(createPublicKey(publicKeyPem)), signature)
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key must be an Ed25519 key in PEM.')
  return key
}
