import { expect, it } from 'vitest'
import { findAmount } from './printed-amount.ts'

it.each([
  ['壹佰万元整', 1_000_000],
  ['人民币伍仟零伍拾万元整', 50_500_000],
  ['叁仟陆佰圆整', 3600],
  ['壹亿贰仟万元', 120_000_000],
  ['人民币拾万元整', 100_000],
  ['一百五十万元人民币', 1_500_000],
])('%s is %d', (printed, amount) => {
  expect(findAmount(printed)?.amount).toBe(amount)
})

it('is no amount without a currency behind it, and stands beside one in figures', () => {
  expect(findAmount('一般项目')).toBeNull()
  expect(findAmount('100万元（壹佰万元整）')).toMatchObject({ amount: 1_000_000, printed: '1000000' })
})
