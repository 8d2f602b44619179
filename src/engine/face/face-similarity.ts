import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'

/**
 * How the two recognisers are put together and what their sum means. The weight brings both to one scale: between people
 * who are alike and people who are not, `place` moves about a third further than `direction`. The middle lies where one
 * pair of strangers in a thousand does (bench/faces.ts, measured on the ORL faces); docs/measured/faces.md tells how
 * other sets fare there.
 */
export const comparison = { placeWeight: 0.75, middle: 0.02, steepness: 9 } as const

/**
 * How surely two faces are one person's.
 *
 * @returns 0..1; 0.5 is reached by about one pair of strangers in a thousand
 */
export function faceSimilarity(a: FaceEmbeddings, b: FaceEmbeddings): number {
  return similarityOf(faceEvidence(a, b))
}

/** 0..1, of the evidence that `faceEvidence` gives. */
export function similarityOf(evidence: number): number {
  return 1 / (1 + Math.exp(-comparison.steepness * (evidence - comparison.middle)))
}

/** The evidence at which a similarity is reached; ±Infinity for 1 and 0. */
export function evidenceAt(similarity: number): number {
  return comparison.middle + Math.log(similarity / (1 - similarity)) / comparison.steepness
}

/** What `faceSimilarity` is made of: cosine of the directions less the weighted distance of the places; −2..1. */
export function faceEvidence(a: FaceEmbeddings, b: FaceEmbeddings): number {
  let [cosine, square] = [0, 0]
  a.direction.forEach((value, index) => (cosine += value * (b.direction[index] ?? 0)))
  a.place.forEach((value, index) => (square += (value - (b.place[index] ?? 0)) ** 2))
  return cosine - comparison.placeWeight * Math.sqrt(square)
}
