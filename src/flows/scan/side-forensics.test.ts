import { describe, expect, it } from 'vitest'
import { measureImage } from '../../engine/imaging/forensics/measure-image.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { sideForensics } from './side-forensics.ts'

const pixels: Pixels<'page'> = {
  width: 320,
  height: 200,
  channels: 3,
  data: new Uint8Array(192_000).fill(120),
}
const page = { pixels, format: 'jpeg', original: pixels, page: 1 } as const
const measured = { ...page, measures: measureImage(pixels, 1) }
const whole: Quad<'page'> = [[0, 0], [320, 0], [320, 200], [0, 200]] // prettier-ignore
const part: Quad<'page'> = [[20, 20], [220, 20], [220, 120], [20, 120]] // prettier-ignore
const place = { reads: [1, 0], page: null, other: null, around: part } as const

describe('What is kept of how a picture came about', () => {
  it('is nothing of a picture that was not measured', () => expect(sideForensics(page, null)).toEqual({}))
  it('speaks of the page where its corners are known', () => {
    const known = { ...place, page: { corners: part, confidence: 1, aspect: 1.6 } }
    expect(sideForensics(measured, known).forensics).toMatchObject({ region: 'page', longSide: 200 })
  })
  it('speaks of what holds the zone where they are not', () =>
    expect(sideForensics(measured, place).forensics).toMatchObject({ region: 'print', longSide: 200 }))
  it('speaks of the whole picture where nothing is known', () => {
    expect(sideForensics(measured, null).forensics).toMatchObject({ region: 'picture', longSide: 320 })
    expect(sideForensics(measured, { ...place, around: whole }).forensics?.region).toBe('picture')
  })
})
