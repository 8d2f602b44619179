import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { areLoopedFrames } from './looped-frames.ts'
import { likenessOf } from './measures/frame-similarity.ts'
import { overviewOf } from './measures/overview.ts'

const side = 256
const frames = 14

/** A head of stripes before a wall of blots; both move by the numbers given, and each frame has a noise of its own. */
function drawn(n: number, { head, hand }: { readonly head: number; readonly hand: number }): Buffer {
  const data = Buffer.alloc(side * side * 3)
  let state = 1 + n
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      const isHead = Math.hypot(x - 128 - hand, (y - 128) * 0.8) < 88
      const wall = 120 + 50 * Math.sin((x - hand) / 31) * Math.cos((y + hand) / 37)
      const face = 130 + 60 * Math.sin((x - hand - head) / 24 + Math.sin(y / 31)) * Math.cos((y - hand) / 41)
      const value = (isHead ? face : wall) + (state >>> 28) - 8
      for (let c = 0; c < 3; c++, at++) data[at] = Math.max(0, Math.min(255, value))
    }
  }
  return data
}

interface Handling {
  readonly cut?: number
  readonly light?: number
  readonly quality?: number
}

async function seen(data: Buffer, { cut = 0, light = 1, quality = 85 }: Handling = {}) {
  const file = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .extract({ left: cut, top: cut, width: side - 8, height: side - 8 })
    .linear(light, 0)
    .jpeg({ quality })
    .toBuffer()
  const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const face = { left: 80, top: 60, right: 180, bottom: 200 }
  return { likeness: likenessOf(overviewOf({ width: info.width, height: info.height, channels: 3, data: pixels }, face)) } // prettier-ignore
}

/** There and back once. */
const swing = (n: number) => 40 * Math.sin((Math.PI * n) / frames)
const clip = Array.from({ length: frames }, (_, n) => drawn(n, { head: swing(n), hand: 0 }))

async function played(...handlings: readonly Handling[]) {
  return Promise.all(handlings.flatMap((handling) => clip.map((data) => seen(data, handling))))
}

describe('areLoopedFrames', () => {
  it('tells a clip that comes again, encoded anew, cut by some pixels, or lighter', async () => {
    expect(areLoopedFrames(await played({}, { quality: 55 }))).toBe(true)
    expect(areLoopedFrames(await played({}, { cut: 3 }))).toBe(true)
    expect(areLoopedFrames(await played({}, { light: 1.12 }))).toBe(true)
    expect(areLoopedFrames(await played({}, { cut: 3, light: 0.9, quality: 60 }))).toBe(true)
  })

  it('takes a clip that is seen once for none, nor someone who sits still', async () => {
    expect(areLoopedFrames(await played({}))).toBe(false)
    const still = await Promise.all(
      Array.from({ length: 20 }, (_, n) => seen(drawn(n, { head: 0, hand: 0 }))),
    )
    expect(areLoopedFrames(still)).toBe(false)
    expect(areLoopedFrames([])).toBe(false)
  })

  it('takes someone who does the same twice, at another pace before an unsteady hand, for no loop', async () => {
    const twice = Array.from({ length: 26 }, (_, n) =>
      drawn(n, { head: swing(n < 12 ? n * 1.16 : (n - 12) * 0.95), hand: 9 * Math.sin(n / 3.7) }),
    )
    expect(areLoopedFrames(await Promise.all(twice.map((data) => seen(data))))).toBe(false)
  })

  it('takes someone who moves once and rests for long before and after for no loop', async () => {
    const rested = Array.from({ length: 50 }, (_, n) =>
      drawn(n, { head: n < 8 || n >= 8 + frames ? 0 : swing(n - 8), hand: 4 * Math.sin(n / 5.3) }),
    )
    expect(areLoopedFrames(await Promise.all(rested.map((data) => seen(data))))).toBe(false)
  })
})
