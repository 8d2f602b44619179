import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedHash, open, seal, SealBroken, sealedUnder, unwrapKey, wrapKey } from './seal.ts'

const by = { version: 258, key: new Uint8Array(32).fill(7) }
const label = { accountId: 'acc', id: 'rec', kind: 'transaction', part: 'front' }
const text = new TextEncoder().encode('L898902C3')

describe('seal', () => {
  it('gives back what was sealed, and names the key it was sealed under', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const sealed = seal(by, label, bytes)
        expect(open(by, label, sealed)).toEqual(new Uint8Array(bytes))
        expect(sealedUnder(sealed)).toBe(258)
        expect(sealed.length).toBe(bytes.length + 31)
      }),
    )
  })

  it('notices any flipped bit and any cut', () => {
    const sealed = seal(by, label, text)
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = sealed.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => open(by, label, changed)).toThrow(SealBroken)
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(by, label, sealed.subarray(0, length))).toThrow(SealBroken)
    }
  })

  it('opens only for the same account, record, kind and part, under the same key', () => {
    const sealed = seal(by, label, text)
    for (const other of [
      { ...label, accountId: 'acd' },
      { ...label, id: 'red' },
      { ...label, kind: 'scan' },
      { ...label, part: 'back' },
      { ...label, accountId: 'accr', id: 'ec' },
      { accountId: 'acc', id: 'rec', kind: 'transaction' },
    ]) {
      expect(() => open(by, other, sealed)).toThrow(SealBroken)
    }
    expect(() => open({ ...by, version: 259 }, label, sealed)).toThrow(SealBroken)
    expect(() => open({ ...by, key: new Uint8Array(32).fill(8) }, label, sealed)).toThrow(SealBroken)
  })

  it('never seals the same thing twice to the same bytes', () => {
    expect(seal(by, label, text)).not.toEqual(seal(by, label, text))
  })

  it('does not open a wrapped key as content', () => {
    const key = new Uint8Array(32).fill(9)
    const wrapped = wrapKey({ by, key, label })
    expect(unwrapKey({ by, wrapped, label })).toEqual(key)
    expect(() => open(by, label, wrapped)).toThrow(SealBroken)
    expect(() => unwrapKey({ by, wrapped: seal(by, label, key), label })).toThrow(SealBroken)
  })

  it('refuses keys of another length and impossible versions', () => {
    expect(() => seal({ version: 1, key: new Uint8Array(16) }, label, text)).toThrow('16 bytes')
    expect(() => seal({ ...by, version: 0 }, label, text)).toThrow('version 0')
    expect(() => wrapKey({ by, key: new Uint8Array(31), label })).toThrow('31 bytes')
  })

  it('hashes the same text differently for another purpose and under another key', () => {
    const hash = keyedHash(by.key, 'customData', 'order-1')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(keyedHash(by.key, 'customData', 'order-1')).toBe(hash)
    expect(keyedHash(by.key, 'customDat', 'aorder-1')).not.toBe(hash)
    expect(keyedHash(by.key, 'reference', 'order-1')).not.toBe(hash)
    expect(keyedHash(new Uint8Array(32), 'customData', 'order-1')).not.toBe(hash)
  })
})
