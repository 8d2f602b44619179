import { describe, expect, it } from 'vitest'
import { transformOf } from './fourier.ts'

describe('The Fourier transform', () => {
  it('finds a wave at its own frequency and at its mirror, and nowhere else', () => {
    const real = Float64Array.from({ length: 16 }, (_, i) => Math.cos((2 * Math.PI * 3 * i) / 16))
    const imaginary = new Float64Array(16)
    transformOf(16)(real, imaginary)
    const power = Array.from(real, (value, k) => value ** 2 + (imaginary[k] ?? 0) ** 2)
    expect(power.map((value) => Math.round(value))).toEqual(
      power.map((_, k) => (k === 3 || k === 13 ? 64 : 0)),
    )
  })
  it('keeps the energy', () => {
    const values = [3, -1, 4, 1, -5, 9, 2, 6]
    const [real, imaginary] = [Float64Array.from(values), new Float64Array(8)]
    transformOf(8)(real, imaginary)
    const energy = real.reduce((sum, value, k) => sum + value ** 2 + (imaginary[k] ?? 0) ** 2, 0)
    expect(energy / 8).toBeCloseTo(values.reduce((sum, value) => sum + value ** 2, 0))
  })
})
