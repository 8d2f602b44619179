import { describe, expect, it } from 'vitest'
import { printed } from './printed-line.fixture.ts'
import type { VizLine } from './text-line.ts'
import { vizValues } from './viz-values.ts'

const inCyrillic = (line: VizLine): VizLine => ({ ...line, script: 'Cyrl' })
const row = (label: string, value: string, at: number): readonly VizLine[] => [
  printed(label, [20, 20 + 50 * at]),
  inCyrillic(printed(value, [300, 20 + 50 * at])),
]
const today = { year: 2026, month: 11, day: 27 }
const read = (lines: readonly VizLine[]) => vizValues(lines, today).values
const surname = row('Surname', 'Ткаченко', 2)

describe('A name beside what was not read', () => {
  it('is the other part of the one that has a label, in the same column, and none too sure', () => {
    const values = read([...row('Iťn', 'Ганна', 1), ...surname])
    expect(values.get('lastNameLocal')?.value).toBe('Ткаченко')
    expect(values.get('firstNameLocal')).toMatchObject({ value: 'Ганна', confidence: 0.89 })
    expect(read([...row('Given names', 'Ганна', 1), ...row('Iťn', 'Ткаченко', 2)]).get('lastNameLocal')?.value).toBe('Ткаченко') // prettier-ignore
  })

  it('may be one sign in Chinese and Korean alone', () => {
    const ofScript = (script: 'Hani' | 'Kore', name: string, other: string) =>
      read([...row('Given names', other, 1), ...row('Iťn', name, 2)].map((line) => (line.script === undefined ? line : { ...line, script }))) // prettier-ignore
    expect(ofScript('Kore', '김', '서연').get('lastNameLocal')?.value).toBe('김')
    expect(read([...row('Given names', 'Ганна', 1), ...row('Iťn', 'Т', 2)]).has('lastNameLocal')).toBe(false)
  })

  it('is none where nothing stands for its label, or not where the other label does', () => {
    expect(read([inCyrillic(printed('Ганна', [300, 70])), ...surname]).has('firstNameLocal')).toBe(false)
    const above = [printed('Iťn', [20, 20]), inCyrillic(printed('Ганна', [300, 70]))]
    expect(read([...above, ...surname]).has('firstNameLocal')).toBe(false)
  })

  it('is none in another script, or beside another one', () => {
    expect(read([printed('Iťn', [20, 70]), printed('HANNA', [300, 70]), ...surname]).has('firstName')).toBe(false) // prettier-ignore
    const two = [...row('Iťn', 'Ганна', 1), ...surname, ...row('Iťt', 'Київ', 3)]
    expect(read(two).has('firstNameLocal')).toBe(false)
  })
})
