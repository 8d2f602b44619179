import { describe, expect, it } from 'vitest'
import { aPassport } from '../../../test/world/facts.ts'
import { measurePicture } from '../../forensics/measure-picture.ts'
import type { Pixels, Quad } from '../../vocabulary/pixels.ts'
import { sideForensics } from './side-forensics.ts'

const pixels: Pixels = { width: 320, height: 200, channels: 3, data: new Uint8Array(192_000).fill(120) }
const page = { pixels, format: 'jpeg', original: pixels, page: 1 } as const
const measured = { ...page, measures: measurePicture(pixels, 1) }
const whole: Quad = [[0, 0], [320, 0], [320, 200], [0, 200]] // prettier-ignore
const part: Quad = [[20, 20], [220, 20], [220, 120], [20, 120]] // prettier-ignore
const place = { reads: [1, 0], page: null, other: null, around: part } as const

describe('What is kept of how a picture came about', () => {
  it('is nothing of a picture that was not measured', () =>
    expect(sideForensics(page, null, null)).toEqual({}))
  it('speaks of the page where its corners are known', () => {
    const known = { ...place, page: { corners: part, confidence: 1, aspect: 1.6 } }
    expect(sideForensics(measured, known, null).forensics).toMatchObject({ region: 'page', longSide: 200 })
  })
  it('speaks of what holds the zone where they are not', () =>
    expect(sideForensics(measured, place, null).forensics).toMatchObject({ region: 'print', longSide: 200 }))
  it('compares a portrait that was found, wherever the picture was made smaller', () => {
    const [width, height] = [640, 400]
    // Bars whose edges are steep inside the portrait, and soft around it.
    const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
      const edge = x >= 40 && x < 240 && y >= 60 && y < 340 ? 1 : 4
      return 130 + 90 * Math.max(-1, Math.min(1, (Math.abs((x % 40) - 20) - 10) / edge))
    })
    const bars: Pixels = { width, height, channels: 3, data }
    const sent: Quad = [[80, 120], [480, 120], [480, 680], [80, 680]] // prettier-ignore
    const reading = aPassport({ fields: { face: [{ value: '', confidence: 1, index: 0, inputBox: sent }] } })
    const shrunken = { ...page, pixels: bars, measures: measurePicture(bars, 0.5) }
    const known = { ...place, around: [[5, 5], [635, 5], [635, 395], [5, 395]] } as const // prettier-ignore
    expect(sideForensics(shrunken, known, reading).forensics?.portrait).toBeGreaterThan(0.5)
    expect(sideForensics(shrunken, known, null).forensics?.portrait).toBeNull()
  })
  it('speaks of the whole picture where nothing is known', () => {
    expect(sideForensics(measured, null, null).forensics).toMatchObject({ region: 'picture', longSide: 320 })
    expect(sideForensics(measured, { ...place, around: whole }, null).forensics?.region).toBe('picture')
  })
})
