import { expect, it } from 'vitest'
import { lumaOf } from './luma.ts'

it('a grey is as bright as its parts, and green brighter than red, and that than blue', () => {
  expect(lumaOf(200, 200, 200)).toBeCloseTo(200, 10)
  expect(lumaOf(0, 255, 0)).toBeGreaterThan(lumaOf(255, 0, 0))
  expect(lumaOf(255, 0, 0)).toBeGreaterThan(lumaOf(0, 0, 255))
})
