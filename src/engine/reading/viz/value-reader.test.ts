import { describe, expect, it } from 'vitest'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { findLabels } from './find-labels.ts'
import { printed } from './printed-line.fixture.ts'
import { valueReader } from './value-reader.ts'

const today = { year: 2026, month: 11, day: 20 }
const birth: LabelMatch = { field: 'dob', languages: ['en'], valueStart: null, errors: 0 }

/** What `03/04/1990` says on a page with these other lines. */
function readBeside(texts: readonly string[]): string | null {
  const lines = texts.map((text, at) => printed(text, [100, 100 + 40 * at]))
  return valueReader(lines, findLabels(lines), { today })(birth, '03/04/1990')
}

describe('what a text says beside a label', () => {
  it('is decided by the other dates of its page, or the languages of its labels', () => {
    expect(readBeside(['25/12/2020'])).toBe('1990-04-03')
    expect(readBeside(['12/25/2020'])).toBe('1990-03-04')
    expect(readBeside(['Geburtsdatum'])).toBe('1990-04-03')
    expect(readBeside([])).toBeNull()
  })

  it('is decided by a language beside English that most labels are in, too', () => {
    const portuguese = ['Apelidos / Surname', 'Nomes / Given names', 'Data de nascimento / Date of birth']
    expect(readBeside(portuguese)).toBe('1990-04-03')
    expect(readBeside(portuguese.slice(0, 2))).toBeNull()
    expect(
      readBeside(['Apellidos / Surname', 'Nombres / Given names', 'Fecha de nacimiento / Date of birth']),
    ).toBeNull()
  })
})
