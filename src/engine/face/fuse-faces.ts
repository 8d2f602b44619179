import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import { faceSimilarity } from './face-similarity.ts'

export interface FusedFaces {
  readonly description: FaceEmbeddings
  /** 0..1, how surely they all are one person: the similarity of the frame that is least like the others taken together; 1 of one alone. */
  readonly together: number
}

/** One description of a face that was seen in several frames: each has its own blur and light, the person stays. */
export function fuseFaces(all: readonly [FaceEmbeddings, ...FaceEmbeddings[]]): FusedFaces {
  const similar = all.map((one, at) => {
    const others = all.filter((_, index) => index !== at)
    return others.length === 0 ? 1 : faceSimilarity(one, meanOf(others))
  })
  return { description: meanOf(all), together: Math.min(...similar) }
}

function meanOf(all: readonly FaceEmbeddings[]): FaceEmbeddings {
  const direction = sum(all.map((one) => one.direction))
  const length = Math.hypot(...direction)
  return {
    direction: direction.map((value) => value / length),
    place: sum(all.map((one) => one.place)).map((value) => value / all.length),
  }
}

function sum(all: readonly Float32Array[]): Float32Array {
  const total = new Float32Array(all[0]?.length ?? 0)
  for (const one of all) one.forEach((value, at) => (total[at] = (total[at] ?? 0) + value))
  return total
}
