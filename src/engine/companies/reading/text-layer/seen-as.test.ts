import { expect, it } from 'vitest'
import { isSeenAs, likenessOf } from './seen-as.ts'

it.each<[claimed: string, seen: string, isSeen: boolean]>([
  ['Company number 09123456', 'Company number O9l23456', true],
  ['Company number 09123456', 'Company number 09123956', false],
  ['Company number 09123456', 'Company number 0912345', false],
  ['Świątek Łukasz', 'Swiatek Lukasz', true],
  ['Harriet Pemberly', 'Harriet Pemberiy', true],
  ['Harriet Pemberly', 'Margaret Holloway', false],
  ['GmbH', 'Gmbll', false],
  ['25.000,00 EUR', '25 000,00 EUR', true],
  ['25.000,00 EUR', '26.000,00 EUR', false],
  ['2015年03月12日', '2015#03A12B', true],
  ['2015年03月12日', '2015#03A13B', false],
])('%s in the layer, %s in the pixels', (claimed, seen, isSeen) => {
  expect(isSeenAs(claimed, seen)).toBe(isSeen)
})

it('is 1 for what looks alike and little for other text', () => {
  expect(likenessOf('O8S 1l', '085 11')).toBe(1)
  expect(likenessOf('Registered office', 'Company number')).toBeLessThan(0.4)
})
