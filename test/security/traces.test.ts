import { describe, expect, it } from 'vitest'
import { findSensitiveText, stripTimestamps } from './traces.ts'

const name = { what: 'name', text: 'Wilhelmina Kanarienvogel' }
const birthDate = { what: 'birth date', text: '1984-02-29' }
const short = { what: 'surname', text: 'Vogt' }

describe('the search for traces of a person', () => {
  it.each([
    ['as it is', 'of Wilhelmina Kanarienvogel, review'],
    ['in capitals', 'WILHELMINA KANARIENVOGEL'],
    ['in an address', '/find?name=Wilhelmina%20Kanarienvogel'],
    ['in base64', Buffer.from(`{"a":"${name.text}"}`).toString('base64')],
    ['in hex', Buffer.from(name.text).toString('hex')],
  ])('finds a name %s', (_, text) => {
    expect(findSensitiveText(text, [name, birthDate])).toEqual(['name: Wilhelmina Kanarienvogel'])
  })

  it.each(['1984/02/29', '29.02.1984', '840229', '19840229'])('finds a date written %s', (written) => {
    expect(findSensitiveText(`{"dob":"${written}"}`, [name, birthDate])).toEqual(['birth date: 1984-02-29'])
  })

  it('finds short words as words, not inside of others', () => {
    expect(findSensitiveText('refused: VOGT, review', [short])).toHaveLength(1)
    expect(findSensitiveText('vogtland 7840229a', [short, birthDate])).toEqual([])
  })

  it('does not take the time of a line for a date of a document', () => {
    const line = '{"level":"info","time":"1984-02-29T10:00:00.000Z","method":"GET","msg":"answered"}'
    expect(findSensitiveText(stripTimestamps(line), [birthDate])).toEqual([])
    expect(findSensitiveText(stripTimestamps(line.replace('GET', '1984-02-29')), [birthDate])).toHaveLength(1)
  })
})
