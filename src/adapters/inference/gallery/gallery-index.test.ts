import { describe, expect, it } from 'vitest'
import { faceEvidence } from '../../../engine/face/face-similarity.ts'
import { descriptionOf } from '../../../engine/face/face-template.ts'
import { GalleryIndex } from './gallery-index.ts'

/** A face of its own for every seed, the same at every run. */
function face(seed: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(1024))
  const wave = Array.from(
    { length: 256 },
    (_, at) => (Math.sin(seed * 12.9898 + at * 78.233) * 43_758.5453) % 1,
  )
  const length = Math.hypot(...wave.slice(0, 128))
  wave.forEach((value, at) => {
    view.setFloat32(4 * at, at < 128 ? value / length : value / 12, true)
  })
  return new Uint8Array(view.buffer)
}

const faces = Array.from({ length: 300 }, (_, at) => ({ id: `t${String(at)}`, bytes: face(at) }))
const question = (bytes: Uint8Array, least = -2, most = 300) => ({ bytes, placeWeight: 0.75, least, most })

describe('a gallery of faces', () => {
  it('finds exactly whom a comparison one by one would find, in its order', () => {
    const index = new GalleryIndex()
    index.add(faces.slice(0, 100))
    index.add(faces.slice(50))
    expect(index.size).toBe(300)
    const request = face(7.001)
    const oneByOne = faces
      .map(({ id, bytes }) => ({ id, evidence: faceEvidence(descriptionOf(request), descriptionOf(bytes)) }))
      .sort((a, b) => b.evidence - a.evidence)
    const found = index.search(question(request))
    expect(found.map(({ id }) => id)).toEqual(oneByOne.map(({ id }) => id))
    found.forEach(({ evidence }, at) => {
      expect(evidence).toBeCloseTo(oneByOne[at]?.evidence ?? 9, 5)
    })
    const level = oneByOne[20]?.evidence ?? 0
    const above = index.search(question(request, level - 1e-6))
    expect(above.map(({ id }) => id)).toEqual(oneByOne.slice(0, 21).map(({ id }) => id))
    expect(index.search(question(request, -2, 3))).toHaveLength(3)
  })

  it('drops each template that is taken away, at any place, and takes it again', () => {
    const index = new GalleryIndex()
    index.add(faces.slice(0, 5))
    index.drop(['t4', 't0', 'nobody', 't0'])
    expect(index.size).toBe(3)
    expect(
      index
        .search(question(face(0)))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['t1', 't2', 't3'])
    index.add(faces.slice(0, 1))
    expect(index.search(question(face(0), 0.9))).toMatchObject([{ id: 't0' }])
    index.drop(['t0', 't1', 't2', 't3'])
    expect(index.search(question(face(0)))).toEqual([])
  })

  it('takes nothing that is no template', () => {
    expect(() => {
      new GalleryIndex().add([{ id: 'a', bytes: new Uint8Array(12) }])
    }).toThrow('length')
  })
})
