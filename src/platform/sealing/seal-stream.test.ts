import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openRange, sealStream, segmentLength } from './seal-stream.ts'
import { SealCorruptError } from './seal.ts'

const sealingKey = { version: 3, key: new Uint8Array(randomBytes(32)) }
const label = { accountId: 'a', id: 'x', kind: 'blob:export', part: 'b' }

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function collected(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

function opened(sealed: Uint8Array, span: { start: number; end: number }, as = label): Promise<Buffer> {
  const read = (at: number, length: number) => Promise.resolve(sealed.subarray(at, at + length))
  return collected(openRange({ by: sealingKey, label: as, size: sealed.length, read }, span))
}

describe('a sealed stream', () => {
  it('opens to what was sealed, whole and in every part, however it came', async () => {
    const sizes = fc.constantFrom(
      0,
      1,
      segmentLength - 1,
      segmentLength,
      segmentLength + 1,
      3 * segmentLength,
    )
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 200_000 }), fc.nat(), fc.nat(), async (...given) => {
        const [size, piece, one, two] = given
        const content = randomBytes(size)
        const sealed = await collected(sealStream(sealingKey, label, pieces(content, piece)))
        const [start = 0, end = 0] = [one % (size + 1), two % (size + 1)].sort((a, b) => a - b)
        expect((await opened(sealed, { start: 0, end: size })).equals(content)).toBe(true)
        expect((await opened(sealed, { start, end })).equals(content.subarray(start, end))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('does not open when it was changed, cut off at a segment, swapped inside, or put elsewhere', async () => {
    const content = randomBytes(3 * segmentLength - 5)
    const sealed = await collected(sealStream(sealingKey, label, pieces(content, 10_000)))
    const whole = { start: 0, end: content.length }
    const flipped = Buffer.from(sealed)
    flipped.writeUInt8(flipped.readUInt8(100_000) ^ 1, 100_000)
    const segment = segmentLength + 16
    const head = sealed.subarray(0, 10)
    const [first, second, rest] = [10, 10 + segment, 10 + 2 * segment].map((at) =>
      sealed.subarray(at, at + segment),
    )
    const swapped = Buffer.concat([head, second ?? head, first ?? head, rest ?? head])
    for (const broken of [flipped, sealed.subarray(0, 10 + 2 * segment), swapped])
      await expect(opened(broken, whole)).rejects.toThrow(SealCorruptError)
    await expect(opened(sealed, whole, { ...label, part: 'c' })).rejects.toThrow(SealCorruptError)
  })
})
