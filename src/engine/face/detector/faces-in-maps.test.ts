import { describe, expect, it } from 'vitest'
import { facesInMaps } from './faces-in-maps.ts'

const size = { width: 64, height: 64 }

/** Maps without a face but for those told, each in one cell of the stride 8. */
function maps(faces: readonly { readonly cell: number; readonly cls: number; readonly obj: number }[]) {
  const cells = (stride: number) => (size.width / stride) * (size.height / stride)
  const all = new Map<string, Float32Array>()
  for (const stride of [8, 16, 32])
    for (const [kind, width] of [
      ['cls', 1],
      ['obj', 1],
      ['bbox', 4],
      ['kps', 10],
    ] as const)
      // prettier-ignore
      all.set(`${kind}_${stride}`, new Float32Array(cells(stride) * width))
  for (const { cell, cls, obj } of faces) {
    all.get('cls_8')?.fill(cls, cell, cell + 1)
    all.get('obj_8')?.fill(obj, cell, cell + 1)
    // Two strides wide and four high, its centre in the middle of the cell.
    all.get('bbox_8')?.set([0.5, 0.5, Math.log(2), Math.log(4)], cell * 4)
    all.get('kps_8')?.set([0, 0, 1, 0, 0.5, 0.5, 0, 1, 1, 1], cell * 10)
  }
  return (name: string) => all.get(name) ?? new Float32Array(0)
}

describe('facesInMaps', () => {
  it('places box and points by the cell they were seen in', () => {
    const [face, ...others] = facesInMaps(maps([{ cell: 8 * 3 + 4, cls: 0.81, obj: 1 }]), size)
    expect(others).toEqual([])
    expect(face?.score).toBeCloseTo(0.9)
    const [topLeft, , bottomRight] = face?.quad ?? []
    expect(topLeft?.map(Math.round)).toEqual([28, 12])
    expect(bottomRight?.map(Math.round)).toEqual([44, 44])
    expect(face?.points[2]).toEqual([36, 28])
  })

  it('tells neighbouring cells of one face once, by the surest', () => {
    const found = facesInMaps(
      maps([
        { cell: 20, cls: 0.9, obj: 0.9 },
        { cell: 21, cls: 0.95, obj: 0.95 },
      ]),
      size,
    )
    expect(found.map(({ score }) => score.toFixed(2))).toEqual(['0.95'])
  })

  it('knows no face where the maps are unsure or no numbers', () => {
    expect(facesInMaps(maps([{ cell: 0, cls: 0.5, obj: 0.6 }]), size)).toEqual([])
    expect(facesInMaps(maps([{ cell: 0, cls: Number.NaN, obj: 1 }]), size)).toEqual([])
  })

  it.each(['bbox_8', 'kps_8'])('fails over a face that lies nowhere by %s', (name) => {
    const seen = maps([{ cell: 4, cls: 0.9, obj: 0.9 }])
    seen(name).fill(Number.NaN)
    expect(() => facesInMaps(seen, size)).toThrow(/no numbers/)
  })
})
