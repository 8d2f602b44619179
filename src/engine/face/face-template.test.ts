import { expect, it } from 'vitest'
import { descriptionOf, templateOf } from './face-template.ts'

it('keeps a description of a face as it is', () => {
  const description = {
    direction: Float32Array.from({ length: 128 }, (_, at) => Math.fround(Math.sin(at))),
    place: Float32Array.from({ length: 128 }, (_, at) => Math.fround(at / 7)),
  }
  const template = templateOf(description)
  expect(template.length).toBe(1024)
  // Wherever it lies in memory.
  const elsewhere = new Uint8Array([1, ...template]).subarray(1)
  expect(descriptionOf(elsewhere)).toEqual(description)
  expect(() => descriptionOf(template.subarray(4))).toThrow('length')
})
