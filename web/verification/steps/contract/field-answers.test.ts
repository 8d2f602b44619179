import { describe, expect, it } from 'vitest'
import { firstAnswers, isMissing, ownFields, sentAnswers, withPicture } from './field-answers.ts'
import type { ContractField, ContractFieldKind } from './read-contract.ts'

const field = (uid: string, kind: ContractFieldKind, party = 'a'): ContractField => ({
  ...{ uid, kind, label: '', party, isOptional: kind === 'checkbox', options: [] },
})
const fields = [
  field('s1', 'signature'),
  field('s2', 'signature'),
  field('i1', 'initials'),
  field('d1', 'date'),
]

describe('The answers of a contract', () => {
  it('are those of one party alone, where there are several', () => {
    const all = [...fields, field('x', 'text', 'b')]
    expect(ownFields(all, 'b').map(({ uid }) => uid)).toEqual(['x'])
    expect(ownFields(all, null)).toHaveLength(5)
  })

  it('begin with today and with an open box', () => {
    const first = firstAnswers([...fields, field('c1', 'checkbox')], new Date(2026, 10, 6))
    expect([...first]).toEqual([
      ['d1', '2026-11-06'],
      ['c1', false],
    ])
  })

  it('take one signature for every empty place for one, and no other', () => {
    const [first] = fields
    if (first === undefined) throw new Error('There are fields.')
    const once = withPicture(new Map(), fields, { field: first, png: 'one' })
    expect([...once]).toEqual([
      ['s1', 'one'],
      ['s2', 'one'],
    ])
    expect(withPicture(once, fields, { field: first, png: 'two' }).get('s2')).toBe('one')
  })

  it('miss what is empty, unless it is optional', () => {
    const answers = new Map([['s1', ' ']])
    expect(isMissing(field('s1', 'text'), answers)).toBe(true)
    expect(isMissing(field('c1', 'checkbox'), answers)).toBe(false)
    expect(
      sentAnswers(
        fields,
        new Map([
          ['s1', ''],
          ['d1', '2026-11-26'],
          ['other', 'x'],
        ]),
      ),
    ).toEqual({ d1: '2026-11-26' })
  })
})
