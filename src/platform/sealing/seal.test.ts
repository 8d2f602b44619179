import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedHash, open, seal, SealCorruptError, keyVersionOf, unwrapKey, wrapKey } from './seal.ts'

const sealingKey = { version: 258, key: new Uint8Array(32).fill(7) }
const label = { accountId: 'acc', id: 'rec', kind: 'transaction', part: 'front' }
const text = new TextEncoder().encode('L898902C3')

describe('seal', () => {
  it('gives back what was sealed, and names the key it was sealed under', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const sealed = seal(sealingKey, label, bytes)
        expect(open(sealingKey, label, sealed)).toEqual(new Uint8Array(bytes))
        expect(keyVersionOf(sealed)).toBe(258)
        expect(sealed.length).toBe(bytes.length + 31)
      }),
    )
  })

  it('notices any flipped bit and any cut', () => {
    const sealed = seal(sealingKey, label, text)
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = sealed.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => open(sealingKey, label, changed)).toThrow(SealCorruptError)
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(sealingKey, label, sealed.subarray(0, length))).toThrow(SealCorruptError)
    }
  })

  it('opens only for the same account, record, kind and part, under the same key', () => {
    const sealed = seal(sealingKey, label, text)
    for (const other of [
      { ...label, accountId: 'acd' },
      { ...label, id: 'red' },
      { ...label, kind: 'scan' },
      { ...label, part: 'back' },
      { ...label, accountId: 'accr', id: 'ec' },
      { accountId: 'acc', id: 'rec', kind: 'transaction' },
    ]) {
      expect(() => open(sealingKey, other, sealed)).toThrow(SealCorruptError)
    }
    expect(() => open({ ...sealingKey, version: 259 }, label, sealed)).toThrow(SealCorruptError)
    expect(() => open({ ...sealingKey, key: new Uint8Array(32).fill(8) }, label, sealed)).toThrow(
      SealCorruptError,
    )
  })

  it('never seals the same thing twice to the same bytes', () => {
    expect(seal(sealingKey, label, text)).not.toEqual(seal(sealingKey, label, text))
  })

  it('does not open a wrapped key as content', () => {
    const key = new Uint8Array(32).fill(9)
    const wrapped = wrapKey({ by: sealingKey, key, label })
    expect(unwrapKey({ by: sealingKey, wrapped, label })).toEqual(key)
    expect(() => open(sealingKey, label, wrapped)).toThrow(SealCorruptError)
    expect(() => unwrapKey({ by: sealingKey, wrapped: seal(sealingKey, label, key), label })).toThrow(
      SealCorruptError,
    )
  })

  it('refuses keys of another length and impossible versions', () => {
    expect(() => seal({ version: 1, key: new Uint8Array(16) }, label, text)).toThrow('16 bytes')
    expect(() => seal({ ...sealingKey, version: 0 }, label, text)).toThrow('version 0')
    expect(() => wrapKey({ by: sealingKey, key: new Uint8Array(31), label })).toThrow('31 bytes')
  })

  it('hashes the same text differently for another purpose and under another key', () => {
    const hash = keyedHash(sealingKey.key, 'customData', 'order-1')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(keyedHash(sealingKey.key, 'customData', 'order-1')).toBe(hash)
    expect(keyedHash(sealingKey.key, 'customDat', 'aorder-1')).not.toBe(hash)
    expect(keyedHash(sealingKey.key, 'reference', 'order-1')).not.toBe(hash)
    expect(keyedHash(new Uint8Array(32), 'customData', 'order-1')).not.toBe(hash)
  })
})
