import { expect, it } from 'vitest'
import { withDateOfEntry } from './date-of-entry.ts'
import type { DatedEvent } from './dated-events.ts'

type Printed = readonly [value: string, event: DatedEvent['event']]

function chosen(read: string, printed: readonly Printed[], confidence = 0.85) {
  const events = printed.map(([value, event]) => ({ value, event, pieces: [] }))
  const incorporationDate = { value: read, confidence, page: 0, pieces: [] }
  return withDateOfEntry({ incorporationDate }, events).incorporationDate?.value
}

const deed = ['2015-03-02', 'founding'] as const
const entry = ['2015-03-20', 'entry'] as const

it('is the entry where one follows the deed, and the deed where none does', () => {
  expect(chosen('2015-03-02', [deed, entry])).toBe('2015-03-20')
  expect(chosen('2015-03-02', [deed])).toBe('2015-03-02')
})

it('is no entry of years later, which is of a change, nor one before the deed', () => {
  expect(chosen('2015-03-02', [deed, ['2021-05-05', 'entry']])).toBe('2015-03-02')
  expect(chosen('2015-03-02', [deed, ['2014-05-05', 'entry']])).toBe('2015-03-02')
})

it('is never the day of something else', () => {
  expect(chosen('2024-01-09', [['2024-01-09', 'other']])).toBeUndefined()
  expect(chosen('2024-01-09', [['2024-01-09', 'other'], deed])).toBe('2015-03-02')
  expect(chosen('2015-03-20', [['2015-03-20', 'other'], entry])).toBe('2015-03-20')
})

it('is the entry before the begin of business, and what is read where no words say what it is', () => {
  expect(chosen('2015-02-01', [['2015-02-01', 'activity'], entry])).toBe('2015-03-20')
  expect(chosen('2015-02-01', [['2015-02-01', null], entry])).toBe('2015-02-01')
  expect(chosen('2015-02-01', [['2015-02-01', null], entry], 0.4)).toBe('2015-03-20')
})
