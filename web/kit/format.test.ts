import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

const now = 1_790_000_000
const english = createFormat('en')

describe('A time', () => {
  it.each([
    [0, 'now'],
    [-30, '30 sec. ago'],
    [-150, '2 min. ago'],
    [-5_400, '1 hr. ago'],
    [-7_200, '2 hr. ago'],
    [-86_400, 'yesterday'],
    [45, 'in 45 sec.'],
  ])('%d seconds from now is written as it is said: %s', (seconds, words) => {
    expect(english.relativeTime(now + seconds, now)).toBe(words)
  })

  it('of more than a week ago is a date', () => {
    expect(english.relativeTime(now - 8 * 86_400, now)).toMatch(/2026/)
  })
})

describe('A date on a document', () => {
  it('is written out in the language of the page, on the same day in every time zone', () => {
    expect(english.date('1968-11-14')).toBe('November 14, 1968')
    expect(createFormat('de').date('1968-11-14')).toBe('14. November 1968')
  })

  it('that is no whole date stays as it was read', () => {
    expect(english.date('1968-XX-XX')).toBe('1968-XX-XX')
  })
})
