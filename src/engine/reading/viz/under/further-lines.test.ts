import { describe, expect, it } from 'vitest'
import { vizValues } from '../viz-values.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'

const today = { year: 2026, month: 11, day: 28 }
const read = (lines: readonly VizLine[]) => vizValues(lines, today).values

const value = { height: 26 }
/** A card with two surnames below each other. */
const card = (second: VizLine): readonly VizLine[] => [
  printed('Surname', [300, 100], { height: 14 }),
  printed('ALMENARA', [300, 116], value),
  second,
  printed('Given names', [300, 190], { height: 14 }),
  printed('PILAR', [300, 206], value),
  printed('Date of birth', [300, 250], { height: 14 }),
  printed('12.08.1974', [300, 266], value),
]

describe('A value in two lines', () => {
  it('is one name, which nothing but its place says', () => {
    const surname = read(card(printed('QUIROGA', [301, 144], value))).get('lastName')
    expect(surname?.value).toBe('ALMENARA QUIROGA')
    expect(surname?.confidence).toBeLessThan(0.9)
  })

  it('ends before smaller print, which is a label that was not read', () => {
    const surname = read(card(printed('Gweu uarnes', [300, 144], { height: 20 }))).get('lastName')
    expect(surname).toMatchObject({ value: 'ALMENARA' })
    expect(surname?.confidence).toBeGreaterThan(0.9)
  })

  it('ends before what stands as far below it as the next row does', () => {
    const rows = [100, 132, 164].flatMap((y, at) => [
      printed(['Nationality', 'Surname', 'Given names'][at] ?? '', [200, y], { height: 14 }),
      printed(['UTOPIAN', 'ALMENARA', 'PILAR'][at] ?? '', [300, y - 5], value),
    ])
    const surname = read([...rows.slice(0, 4), printed('NORTE', [300, 159], value), ...rows.slice(4, 5)])
    expect(surname.get('lastName')?.value).toBe('ALMENARA')
  })

  it('is unsure where the line below may be the other part of the name', () => {
    const lines = card(printed('QUIROGA', [301, 144], value)).filter(({ text }) => !/Given|PILAR/.test(text))
    const surname = read(lines).get('lastName')
    expect(surname?.value).toBe('ALMENARA')
    expect(surname?.confidence).toBeLessThan(0.9)
  })

  it('puts what follows the first line of an address under its own key', () => {
    const values = read([
      printed('Address', [300, 100], { height: 14 }),
      printed('CALLE MAYOR 12', [300, 116], value),
      printed('28013 PUERTO CLARO', [300, 144], value),
      printed('Authority', [300, 190], { height: 14 }),
      printed('OFFICE OF', [300, 206], value),
      printed('REGISTERS', [300, 234], value),
    ])
    expect(values.get('address1')?.value).toBe('CALLE MAYOR 12')
    expect(values.get('address2')?.value).toBe('28013 PUERTO CLARO')
    expect(values.get('issueAuthority')?.value).toBe('OFFICE OF REGISTERS')
  })
})
