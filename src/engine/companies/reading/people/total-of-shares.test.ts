import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { totalsOfShares } from './total-of-shares.ts'

it('the number of all shares stands beside its words or behind them', () => {
  const print = printInRows([
    ['已發行股份總數(股)', '500,000'],
    'Total number of shares: 1 200',
    ['Number of shares', '62'],
    ['Łączna liczba udziałów', '2.000'],
    ['Shares held', '19'],
  ])
  expect(totalsOfShares(print)).toEqual([500_000, 1200, 2000])
})
