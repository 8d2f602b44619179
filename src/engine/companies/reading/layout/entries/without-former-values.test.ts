import { expect, it } from 'vitest'
import { printInRows } from '../print-pieces.fixture.ts'
import { withoutFormerValues } from './without-former-values.ts'

const left = (rows: readonly (string | readonly string[])[]) =>
  withoutFormerValues(printInRows(rows)).map(({ text }) => text)

it('a notice of change is read as it is since', () => {
  const rows = ['核准变更事项如下：', ['变更前名称：', '甲有限公司'], '变更后名称：', '乙有限公司', '变更前股东：', '张三', ['李四', '40%'], '变更后股东：', '王五']
  expect(left(rows)).toEqual(['核准变更事项如下：', '变更后名称：', '乙有限公司', '变更后股东：', '王五'])
}) // prettier-ignore

it('both may stand in one line', () => {
  expect(left([['备案前联络员：张三', '备案后联络员：李四'], '名称'])).toEqual(['备案后联络员：李四', '名称'])
})

it('nothing is left out where nothing is said to be since', () => {
  expect(left(['变更前名称：', '甲有限公司'])).toEqual(['变更前名称：', '甲有限公司'])
})
