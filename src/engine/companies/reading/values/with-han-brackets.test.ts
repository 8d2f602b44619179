import { expect, it } from 'vitest'
import { withHanBrackets } from './with-han-brackets.ts'

it.each([
  ['嘉兴同心企业管理合伙企业（有 限合伙)', '嘉兴同心企业管理合伙企业（有限合伙）'],
  ['上海白鹭(集团)有限公司', '上海白鹭（集团）有限公司'],
  ['Larkfield (UK) Ltd', 'Larkfield (UK) Ltd'],
])('%s is %s', (read, name) => {
  expect(withHanBrackets(read)).toBe(name)
})
