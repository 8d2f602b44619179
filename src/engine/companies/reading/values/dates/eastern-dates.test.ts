import { expect, it } from 'vitest'
import { findAmount } from '../printed-amount.ts'
import { findDate } from './printed-company-date.ts'

it.each([
  ['成立日期 2015年3月12日', '2015-03-12'],
  ['核准設立日期 民國104年3月12日', '2015-03-12'],
  ['令和元年5月1日', '2019-05-01'],
  ['二〇一五年三月十二日', '2015-03-12'],
  ['2015년 3월 12일', '2015-03-12'],
  ['١٤٤٢/٠١/٠١هـ', '2020-08-20'],
  ['١٢/٠٣/٢٠١٥', '2015-03-12'],
  ['12 марта 2015 года', '2015-03-12'],
])('%s is the day %s', (text, day) => {
  expect(findDate(text, 'day first')?.value).toBe(day)
})

it.each([
  ['人民币100.0000万元整', 1_000_000, 'CNY'],
  ['金1億2000万円', 120_000_000, 'JPY'],
  ['100,000 ريال سعودي', 100_000, 'SAR'],
  ['10 000 грн', 10_000, 'UAH'],
])('%s is %d %s', (text, amount, currency) => {
  expect(findAmount(text)).toMatchObject({ amount, currency })
})
