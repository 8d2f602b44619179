import { expect, it } from 'vitest'
import { acceptedIssuers, doubtfulIssuers, listedIssuers } from '../tables/issuers.table.ts'
import { issuerStanding } from './issuers.ts'

it.each(['FRA', 'USA', 'TWN', 'D', 'EUE', 'UNO', 'XOM', 'XPO', 'GBD', 'UTO', 'RKS', 'ROM'])(
  '%s issues documents',
  (code) => expect(issuerStanding(code)).toBe('issuer'),
)

it.each(['YUG', 'XCT', 'XXA'])('%s stands on documents and is for a person to decide', (code) =>
  expect(issuerStanding(code)).toBe('doubtful'),
)

it.each(['ZUB', 'WSA', 'XXZ', 'DE', 'd', '', 'constructor'])('“%s” issues nothing', (code) =>
  expect(issuerStanding(code)).toBe('none'),
)

it('no code stands in two rows', () => {
  const all = [...listedIssuers, ...acceptedIssuers, ...doubtfulIssuers]
  expect(new Set(all).size).toBe(all.length)
})
