import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import { drawSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../../src/engine/specimens/make-specimen.ts'
import { corruptMrz, printCorrupted, smearMrz } from './corrupted-zone.ts'

const specimen = makeSpecimen(77, 'passport', { today: '2026-11-21' })
const zone = { format: specimen.format, lines: specimen.zone }

describe('A corrupted zone', () => {
  it('has one to three other characters when it is swapped, and none when it is smeared', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const corruption = corruptMrz(zone, randomFrom(seed))
      kinds.add(corruption.kind)
      const printed = printCorrupted(zone.lines, corruption).join('')
      const changed = Array.from(zone.lines.join('')).filter((one, at) => printed[at] !== one).length
      expect(corruption.places.length).toBeGreaterThanOrEqual(1)
      expect(corruption.places.length).toBeLessThanOrEqual(3)
      expect(changed).toBe(corruption.kind === 'swapped' ? corruption.places.length : 0)
      expect(corruption.places.every(({ from }) => from !== '<')).toBe(true)
    }
    expect([...kinds].sort()).toEqual(['smeared', 'swapped'])
  })

  it('is smeared where its characters stand and nowhere else', () => {
    const flat = drawSpecimen(specimen, { dotsPerMm: 8 })
    for (const column of [0, 20, 43]) {
      const from = specimen.zone[0]?.[column] ?? ''
      const touched = smearMrz(flat, [{ line: 0, column, from, to: from }], randomFrom(column))
      const xs = new Set<number>()
      flat.pixels.data.forEach((value, at) => {
        if (value !== touched.pixels.data[at]) xs.add(Math.floor(at / 3) % flat.pixels.width)
      })
      const [left, right] = [Math.min(...xs) / 8, Math.max(...xs) / 8]
      // The first column of a passport's zone begins 6 mm from the edge; each is 2.54 mm wide.
      expect(Math.abs((left + right) / 2 - (6 + 2.54 * (column + 0.5) - 0.3))).toBeLessThan(1.3)
      expect(right - left).toBeLessThan(2.8)
    }
  })
})
