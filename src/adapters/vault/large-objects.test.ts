import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRest, readerOf } from './large-objects.ts'

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

describe('a large blob in an object store', () => {
  it.each([0, 1, 8 * 1024 * 1024, 17 * 1024 * 1024 + 3])(
    'of %d bytes is read back anywhere',
    async (size) => {
      const stored = new Map<string, Uint8Array>()
      const objects = {
        create: (name: string, bytes: Uint8Array) => {
          stored.set(name, Uint8Array.from(bytes))
          return Promise.resolve(true)
        },
        read: (name: string) => Promise.resolve(stored.get(name) ?? null),
      }
      const content = randomBytes(size)
      stored.set('a', await createRest(objects, 'a', pieces(content, 700_000)))
      const read = readerOf(objects, 'a')
      for (const [at, length] of [
        [0, size],
        [8_388_600, 100],
        [size - 5, 100],
        [size, 10],
      ] as const) {
        const from = Math.max(0, at)
        expect(Buffer.from(await read(from, length)).equals(content.subarray(from, from + length))).toBe(true)
      }
      for (const bytes of stored.values()) expect(bytes.length).toBeLessThanOrEqual(8 * 1024 * 1024)
    },
  )
})
