import { expect, it } from 'vitest'
import { halfFloats } from './half-floats.ts'

it.each([
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0001, 2 ** -24],
  [0x0000, 0],
  [0xfc00, -Infinity],
])('bits %i are %d', (bits, value) => {
  expect([...halfFloats(Uint8Array.of(bits & 255, bits >> 8))]).toEqual([value])
})
