import { describe, expect, it } from 'vitest'
import { splitValues } from './split-values.ts'
import { printed, tilted } from './printed-line.fixture.ts'

const labels = [printed('Surname / Nom', [100, 100]), printed('Card No. / No de carte', [380, 100])]
const given = [
  printed('Given names / Prénoms', [100, 160]),
  printed('ANNA MARIA', [100, 182], { height: 26 }),
]
const today = { year: 2026, month: 11, day: 20 }
const texts = (lines: Parameters<typeof splitValues>[0]) => splitValues(lines, today).map(({ text }) => text)

describe('a line with the values of two columns', () => {
  const both = printed('RASOANAIVOHARIMANITRA 1631335AS', [100, 122], { height: 26 })

  it.each([0, 0.1])('is parted where the second stands under its label (tilt %s)', (angle) => {
    const parted = splitValues(tilted([...labels, both, ...given], angle), today)
    expect(parted.map(({ text }) => text)).toContain('RASOANAIVOHARIMANITRA')
    const second = parted.find(({ text }) => text === '1631335AS')
    expect(second?.centres[0]).toBeGreaterThan(0)
    expect(second?.centres[0]).toBeLessThan(0.2)
  })

  it('is one value where words stand elsewhere, and where one label stands above it', () => {
    const shorter = printed('ANNA MARIA LEE CHARLOTTE BRONTE', [100, 122], { height: 26 })
    expect(texts([...labels, shorter, ...given])).toContain(shorter.text)
    expect(texts([labels[0] ?? both, both, ...given])).toContain(both.text)
  })

  it('is one value where its second word cannot be what the second label asks for', () => {
    const names = printed('RASOANAIVOHARIMANITRA ANDRIANA', [100, 122], { height: 26 })
    expect(texts([...labels, names, ...given])).toContain(names.text)
  })

  it('is parted where it cannot be one value, however its second piece was misread', () => {
    const misread = printed('RASOANAIVOHARIMANITRA 163Ó335AS', [100, 122], { height: 26 })
    expect(texts([...labels, misread, ...given])).toContain('163Ó335AS')
  })
})
