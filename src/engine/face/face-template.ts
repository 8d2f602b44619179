import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'

/** Numbers of each recogniser. */
const half = 128

/** A description of a face as it is kept: 256 numbers, `direction` before `place`, 32-bit floats, little-endian. */
export function templateOf({ direction, place }: FaceEmbeddings): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * half))
  const numbers = [...direction.subarray(0, half), ...place.subarray(0, half)]
  numbers.forEach((value, at) => {
    view.setFloat32(4 * at, value, true)
  })
  return new Uint8Array(view.buffer)
}

/** @throws Error when it has not the length of a template */
export function descriptionOf(template: Uint8Array): FaceEmbeddings {
  if (template.length !== 8 * half) throw new Error('A template of a face has another length.')
  const view = new DataView(template.buffer, template.byteOffset, template.length)
  const numbers = Float32Array.from({ length: 2 * half }, (_, at) => view.getFloat32(4 * at, true))
  return { direction: numbers.subarray(0, half), place: numbers.subarray(half) }
}
