import { describe, expect, it } from 'vitest'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import { faceSimilarity } from './face-similarity.ts'
import { fuseFaces } from './fuse-faces.ts'

const face = (degrees: number, place = 0): FaceEmbeddings => {
  const direction = new Float32Array(128)
  direction[0] = Math.cos((degrees * Math.PI) / 180)
  direction[1] = Math.sin((degrees * Math.PI) / 180)
  return { direction, place: new Float32Array(128).fill(place / Math.sqrt(128)) }
}

describe('fuseFaces', () => {
  it('leaves one frame as it is', () => {
    const { description, together } = fuseFaces([face(20, 0.3)])
    expect(faceSimilarity(description, face(20, 0.3))).toBeGreaterThan(0.99)
    expect(together).toBe(1)
  })

  it('lies between the frames, nearer to a third face than the worse of them', () => {
    const { description, together } = fuseFaces([face(-30), face(30)])
    expect(faceSimilarity(description, face(0))).toBeGreaterThan(faceSimilarity(face(30), face(0)))
    expect(together).toBeGreaterThan(0.5)
  })

  it('is found inconsistent by one frame of another person, at any place', () => {
    for (const frames of [
      [face(0), face(5), face(90, 1)],
      [face(90, 1), face(0), face(5)],
    ] as const)
      expect(fuseFaces(frames).together).toBeLessThan(0.1)
  })
})
