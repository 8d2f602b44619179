import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { printed, tilted } from '../printed-line.fixture.ts'
import { vizReading } from '../viz-reading.ts'
import type { VizLine } from '../text-line.ts'

const today = { year: 2026, month: 11, day: 28 }
const portrait: Quad<'upright'> = [[20, 90], [160, 90], [160, 270], [20, 270]] // prettier-ignore
const front = [
  printed('REPUBLIC OF THALASSIA', [20, 20]),
  printed('IDENTITY CARD', [400, 20]),
  printed('OvRMe', [200, 80], { height: 12, confidence: 0.3 }),
  printed('MAVRIDI', [200, 100]),
  printed('THEODOROS', [200, 140]),
  printed('26.06.1982', [200, 180]),
  printed('18.02.2030', [200, 220]),
  printed('E92117740', [200, 260]),
]

function readingOf(
  lines: readonly VizLine[],
  { quad = portrait, score = 0.97, others = [] as readonly Quad<'upright'>[] } = {},
) {
  return vizReading(lines, {
    ...{ today, index: 0, names: { inferFullName: true, splitFirstName: false } },
    mapping: { uprightToSent: (box) => box as unknown as Quad<'sent'> },
    portraits: [quad, ...others].map((one) => ({ quad: one, score })),
  })
}
const without = (text: string) => front.filter((line) => line.text !== text)
const withLine = (text: string, other: string) => front.map((line) => (line.text === text ? { ...line, ...printed(other, [line.quad[0][0], line.quad[0][1]]) } : line)) // prettier-ignore

describe('The front of a card of which no label is legible', () => {
  it('is a document with what its dates and its number say, none surely, and without its names', () => {
    const reading = readingOf(front)
    expect(reading?.type).toBe('I')
    const values = Object.entries(reading?.fields ?? {}).map(([key, [field]]) => [key, field?.value])
    expect(Object.fromEntries(values)).toMatchObject({ dob: '1982-06-26', expiry: '2030-02-18', documentNumber: 'E92117740' }) // prettier-ignore
    expect(reading?.missing).toEqual(['fullName'])
    expect(Object.values(reading?.fields ?? {}).flat().filter(({ confidence }) => confidence >= 0.9)).toEqual([]) // prettier-ignore
  })

  it('is one however it was held', () => {
    const angle = 0.1
    const turned = portrait.map(([x, y]) => [Math.cos(angle) * x - Math.sin(angle) * y, Math.sin(angle) * x + Math.cos(angle) * y]) // prettier-ignore
    expect(readingOf(tilted(front, angle), { quad: turned as unknown as Quad<'upright'> })?.type).toBe('I')
  })

  it.each([
    ['title', without('IDENTITY CARD')],
    ['birth date', without('26.06.1982')],
    ['number', without('E92117740')],
    ['name', front.filter(({ text }) => text !== 'MAVRIDI' && text !== 'THEODOROS')],
  ])('is none without a %s', (_, lines) => {
    expect(readingOf(lines)).toBeNull()
  })

  it('is none where its title stands below, or is one of something else', () => {
    expect(readingOf([...without('IDENTITY CARD'), printed('IDENTITY CARD', [200, 300])])).toBeNull()
    expect(readingOf(withLine('IDENTITY CARD', 'STUDENT IDENTITY CARD'))).toBeNull()
    expect(readingOf(withLine('IDENTITY CARD', 'PASSPORT'))).toBeNull()
    expect(readingOf(withLine('REPUBLIC OF THALASSIA', 'ST XAVIER COLLEGE'))).toBeNull()
  })

  it('is none without a portrait beside its dates', () => {
    expect(readingOf(front, { score: 0.5 })).toBeNull()
    const across: Quad<'upright'> = [[180, 90], [320, 90], [320, 270], [180, 270]] // prettier-ignore
    expect(readingOf(front, { quad: across })).toBeNull()
    const small: Quad<'upright'> = [[20, 180], [60, 180], [60, 240], [20, 240]] // prettier-ignore
    expect(readingOf(front, { quad: small })).toBeNull()
  })

  it('is none beside another portrait of its height, and one beside a smaller copy', () => {
    const across: Quad<'upright'> = [[500, 90], [640, 90], [640, 260], [500, 260]] // prettier-ignore
    expect(readingOf(front, { others: [across] })).toBeNull()
    const copy: Quad<'upright'> = [[500, 90], [570, 90], [570, 170], [500, 170]] // prettier-ignore
    expect(readingOf(front, { others: [copy] })?.type).toBe('I')
  })

  it('takes no date for a number', () => {
    const reading = readingOf([
      ...withLine('26.06.1982', '26 JUN 1982'),
      printed('RUN 21.363.613-4', [20, 300]),
    ])
    expect(reading?.fields.dob?.[0]?.value).toBe('1982-06-26')
    expect(reading?.fields.documentNumber?.[0]?.value).toBe('E92117740')
  })

  it('says no number where there are two', () => {
    const reading = readingOf([...front, printed('481.229.107', [400, 260])])
    expect(reading?.missing).toContain('documentNumber')
    expect(reading?.fields.documentNumber).toBeUndefined()
  })
})
