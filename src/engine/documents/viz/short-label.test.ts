import { expect, it } from 'vitest'
import { shortLabel } from './short-label.ts'

const vietnamese = new Set(['vi'] as const)

it.each([
  ['Họ', { field: 'surname', valueStart: null }],
  ['Ho', { field: 'surname', valueStart: null }],
  ['Tên: MINH TUẤN', { field: 'givenNames', valueStart: 5 }],
])('%s is a label on a page in Vietnamese', (text, label) => {
  expect(shortLabel(text, vietnamese)).toMatchObject(label)
})

it('is no name in capitals, no longer text, and nothing on a page in another language', () => {
  for (const text of ['HỒ', 'HO', 'TÊN', 'Họ MINH', 'Hoa']) expect(shortLabel(text, vietnamese)).toBeNull()
  expect(shortLabel('Ho', new Set(['en', 'zh-Hant'] as const))).toBeNull()
})
