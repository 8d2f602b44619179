import { describe, expect, it } from 'vitest'
import { splitScripts } from './split-scripts.ts'

describe('A text in two scripts', () => {
  it.each([
    ['Фамилия Surname', ['Фамилия ', 'Surname']],
    ['姓名Name', ['姓名', 'Name']],
    ['تاريخ الميلاد Date of birth', ['تاريخ الميلاد ', 'Date of birth']],
    ['Кем выдан', ['Кем выдан']],
    ['Kем выдан', ['Kем выдан']],
    ['Dем выдан', ['Dем выдан']],
    ['Passport № 12', ['Passport № 12']],
    ['氏名ローマ字', ['氏名ローマ字']],
    ['', ['']],
  ])('%j has the parts %j', (text, parts) => {
    expect(splitScripts(text)).toEqual(parts)
  })
})
