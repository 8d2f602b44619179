import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { findSignature, type SignaturePage } from './find-signature.ts'
import { boxAt, DrawnPage } from './signed-page.fixture.ts'

interface Shown {
  readonly lines: readonly Quad<'page'>[]
  readonly read?: readonly Quad<'page'>[]
  readonly marked?: SignaturePage['marked']
  readonly portraits?: SignaturePage['portraits']
}

/** A page with a portrait on the left and values beside it. */
function page(signature: readonly [number, number] | null) {
  const drawn = new DrawnPage()
  const values = [40, 80, 120, 160, 200].map((top) => drawn.print(300, top))
  const signed = signature === null ? null : drawn.sign(...signature)
  const portrait = { quad: boxAt(40, 40, [150, 200]), score: 0.96 }
  const found = ({ lines, read = values, marked = [], portraits = [portrait] }: Shown) =>
    findSignature({ pixels: drawn.pixels, lines, read, marked, portraits, reads: [1, 0] })
  return { values, signed, found, drawn }
}

const bounds = (quad: Quad | undefined) => {
  const [[left, top], , [right, bottom]] = quad ?? [[0, 0], [0, 0], [0, 0], [0, 0]] // prettier-ignore
  return [left, top, right, bottom].map(Math.round)
}

describe('the signature of a page', () => {
  it('is the line of thin strokes below the portrait, placed by its ink', () => {
    const { values, signed, found } = page([40, 260])
    const seen = found({ lines: [...values, ...(signed ? [signed] : [])] })
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds(seen?.quad)
    expect(Math.abs(left - 40)).toBeLessThan(4)
    expect(Math.abs(right - 180)).toBeLessThan(4)
    expect(Math.abs(top - 260)).toBeLessThan(4)
    expect(Math.abs(bottom - 300)).toBeLessThan(4)
  })

  it('is surer where the network marks a part of it', () => {
    const { values, signed, found } = page([40, 260])
    const lines = [...values, ...(signed ? [signed] : [])]
    const marked = [{ quad: boxAt(40, 260, [50, 40]), score: 0.8 }]
    const [alone, both] = [found({ lines }), found({ lines, marked })]
    expect(both?.score).toBeGreaterThan(alone?.score ?? 1)
    expect(both?.quad).toEqual(alone?.quad)
  })

  it('is no print, however high, and no value that was read', () => {
    const { values, drawn, found } = page(null)
    const title = drawn.print(60, 270)
    const [from, , to] = title
    const high = boxAt(from[0], from[1] - 8, [to[0] - from[0], 40])
    expect(found({ lines: [...values, high] })).toBeNull()
    const signed = page([40, 260])
    const lines = [...signed.values, ...(signed.signed ? [signed.signed] : [])]
    expect(signed.found({ lines, read: lines })).toBeNull()
  })

  it('is not looked for above the middle of the page where nothing marks it', () => {
    const { values, signed, found } = page([40, 20])
    const lines = [...values, ...(signed ? [signed] : [])]
    expect(found({ lines })).toBeNull()
    expect(found({ lines, marked: [{ quad: boxAt(40, 20, [100, 40]), score: 0.9 }] })).not.toBeNull()
  })

  it('is where the network marks it when print was joined with it to one line', () => {
    const { values, drawn, found } = page([420, 300])
    const print = drawn.print(40, 310, 24)
    const joined = boxAt(print[0][0], 298, [540, 44])
    const marked = [{ quad: boxAt(416, 296, [146, 48]), score: 0.9 }]
    const [left = 0, , right = 0] = bounds(found({ lines: [...values, joined], marked })?.quad)
    expect(Math.abs(left - 420)).toBeLessThan(5)
    expect(Math.abs(right - 560)).toBeLessThan(5)
    expect(found({ lines: [...values, joined] })).toBeNull()
  })
})
