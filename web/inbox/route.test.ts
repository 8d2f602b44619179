import { describe, expect, it } from 'vitest'
import { hrefOf, parseRoute } from './route.ts'

describe('The address of the inbox', () => {
  it.each([
    ['', 'review', null],
    ['#/review', 'review', null],
    ['#/review/ab12', 'review', 'ab12'],
    ['#/webhooks', 'webhooks', null],
    ['#/webhooks/ab12', 'webhooks', 'ab12'],
    ['#/codes', 'codes', null],
    ['#/codes/ab12', 'review', null],
    ['#/other/ab12', 'review', null],
    ['#/review/<script>', 'review', null],
  ])('%j shows %s %j', (hash, section, id) => {
    expect(parseRoute(hash)).toEqual({ section, id })
  })

  it('is read back as it was written', () => {
    for (const route of [
      { section: 'webhooks', id: 'ab' } as const,
      { section: 'review', id: null } as const,
      { section: 'codes', id: null } as const,
    ])
      expect(parseRoute(hrefOf(route))).toEqual(route)
  })
})
