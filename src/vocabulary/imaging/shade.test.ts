import { expect, it } from 'vitest'
import { shadeOf } from './shade.ts'

it('a grey is as bright as its parts, and green brighter than red, and that than blue', () => {
  expect(shadeOf(200, 200, 200)).toBeCloseTo(200, 10)
  expect(shadeOf(0, 255, 0)).toBeGreaterThan(shadeOf(255, 0, 0))
  expect(shadeOf(255, 0, 0)).toBeGreaterThan(shadeOf(0, 0, 255))
})
