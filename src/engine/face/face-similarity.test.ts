import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import { comparison, faceEvidence, faceSimilarity } from './face-similarity.ts'

/** A face that points at an angle in a plane and lies so far from the origin. */
const face = (degrees: number, place = 0): FaceEmbeddings => {
  const direction = new Float32Array(128)
  direction[0] = Math.cos((degrees * Math.PI) / 180)
  direction[1] = Math.sin((degrees * Math.PI) / 180)
  const where = new Float32Array(128)
  where[5] = place
  return { direction, place: where }
}
const faces = fc.tuple(fc.integer({ min: 0, max: 360 }), fc.double({ min: 0, max: 1.2, noNaN: true }))

describe('faceSimilarity', () => {
  it('is the same anyone who comes first, and never leaves 0..1', () => {
    fc.assert(
      fc.property(faces, faces, (a, b) => {
        const there = faceSimilarity(face(...a), face(...b))
        expect(there).toBe(faceSimilarity(face(...b), face(...a)))
        expect(there).toBeGreaterThan(0)
        expect(there).toBeLessThan(1)
      }),
    )
  })

  it('is nearly 1 for a face and itself, and falls as either recogniser sees them move apart', () => {
    expect(faceSimilarity(face(0), face(0))).toBeGreaterThan(0.99)
    expect(faceSimilarity(face(0), face(60))).toBeLessThan(faceSimilarity(face(0), face(40)))
    expect(faceSimilarity(face(0, 0), face(0, 0.9))).toBeLessThan(faceSimilarity(face(0, 0), face(0, 0.5)))
  })

  it('is one half where the evidence lies in the middle', () => {
    const distance = (1 - comparison.middle) / comparison.placeWeight
    expect(faceEvidence(face(0, 0), face(0, distance))).toBeCloseTo(comparison.middle, 5)
    expect(faceSimilarity(face(0, 0), face(0, distance))).toBeCloseTo(0.5, 5)
  })
})
