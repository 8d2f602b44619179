import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readJwsPayload, createJwsSigner } from './jws.ts'

const seed = new Uint8Array(32).fill(9)

describe('a signed statement', () => {
  it('is verified with the public key alone, and only as it was signed', () => {
    const signer = createJwsSigner(seed)
    const jws = signer.sign('note', { id: 'é' })
    expect(readJwsPayload(jws)).toEqual({ id: 'é' })
    const key = createPublicKey({ key: { ...signer.publicKey }, format: 'jwk' })
    const [head = '', body = '', signature = ''] = jws.split('.')
    const isVerified = (payload: string): boolean =>
      verify(null, Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
    expect(isVerified(body)).toBe(true)
    expect(isVerified(Buffer.from('{"id":"e"}').toString('base64url'))).toBe(false)
  })

  it('has the public key of RFC 8032, section 7.1, test 1', () => {
    const secret = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
    const published = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex')
    expect(createJwsSigner(secret).publicKey['x']).toBe(published.toString('base64url'))
  })
})
