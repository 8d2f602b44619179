import { describe, expect, it } from 'vitest'
import { packSections, unpackSections } from './sections.ts'

describe('sections', () => {
  const packed = packSections(
    { made: 'here' },
    {
      a: Uint8Array.of(1, 2, 3),
      b: Uint32Array.of(4_000_000_000),
      c: Float32Array.of(0.5, 1),
      d: Uint16Array.of(),
    },
  )

  it('gives back what was packed', () => {
    const sections = unpackSections(packed.buffer)
    expect(sections.header['made']).toBe('here')
    expect([...sections.u8('a')]).toEqual([1, 2, 3])
    expect([...sections.u32('b')]).toEqual([4_000_000_000])
    expect([...sections.f32('c')]).toEqual([0.5, 1])
    expect([...sections.u16('d')]).toEqual([])
  })

  it('refuses bytes that are no snapshot, and columns that are not there', () => {
    expect(() => unpackSections(new Uint8Array(64).buffer)).toThrow('not a list snapshot')
    expect(() => unpackSections(packed.buffer).u32('a')).toThrow('no column a')
    expect(() => unpackSections(packed.buffer.slice(0, 60))).toThrow()
  })
})
