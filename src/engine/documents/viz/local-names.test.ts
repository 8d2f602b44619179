import { describe, expect, it } from 'vitest'
import type { LabelLanguage } from './languages/all-languages.ts'
import type { NameOrder } from './languages/document-language.ts'
import { splitLocalNames } from './local-names.ts'

const whole = (name: string, languages: readonly LabelLanguage[], order: NameOrder | null = null) => {
  const { lastName, firstName, middleName, fullName } = splitLocalNames({ name }, { languages, order })
  return [lastName, firstName, middleName, fullName]
}

describe('A name that is printed as a whole', () => {
  it.each([
    ['王小明', ['zh-Hans'], ['王', '小明', '']],
    ['欧阳娜娜', ['zh-Hans'], ['欧阳', '娜娜', '']],
    ['諸葛亮', ['zh-Hant'], ['諸葛', '亮', '']],
    ['欧阳', ['zh-Hans'], ['欧', '阳', '']],
    ['张王李赵', ['zh-Hans'], ['', '', '']],
    ['阿布都·热合曼', ['zh-Hans'], ['', '', '']],
    ['山田 太郎', ['ja'], ['山田', '太郎', '']],
    ['山田太郎', ['ja'], ['', '', '']],
    ['홍길동', ['ko'], ['홍', '길동', '']],
    ['남궁민수', ['ko'], ['남궁', '민수', '']],
    ['Nguyễn Văn An', ['vi'], ['Nguyễn', 'Văn An', '']],
    ['Nagy János', ['hu'], ['Nagy', 'János', '']],
    ['Иванов Иван Иванович', ['ru'], ['Иванов', 'Иван', 'Иванович']],
    ['ИВАН ИВАНОВИЧ ПЕТРОВ', ['ru'], ['ПЕТРОВ', 'ИВАН', 'ИВАНОВИЧ']],
    ['محمد علي حسن الأحمد', ['ar'], ['', '', '']],
  ] as const)('%s in %j', (name, languages, parts) => {
    expect(whole(name, languages)).toEqual([...parts, name])
  })

  it('has its title taken off', () => {
    expect(whole('นายสมชาย ใจดี', ['th'])).toEqual(['ใจดี', 'สมชาย', '', 'สมชาย ใจดี'])
    expect(whole('น.ส. สมหญิง ใจดี', ['th'])).toEqual(['ใจดี', 'สมหญิง', '', 'สมหญิง ใจดี'])
    expect(whole('Mr. Somchai', ['en']).at(-1)).toBe('Somchai')
    expect(whole('Msaki', ['en']).at(-1)).toBe('Msaki')
  })

  it('is parted as its label says', () => {
    expect(whole('Петар Петровић', ['sr'], 'given names first')).toEqual([
      'Петровић',
      'Петар',
      '',
      'Петар Петровић',
    ])
    expect(whole('Петар Петровић', ['sr']).slice(0, 3)).toEqual(['', '', ''])
  })
})

describe('The parts of a name', () => {
  it('are joined in the order of their language', () => {
    const names = splitLocalNames(
      { surname: '王', givenNames: '小明' },
      { languages: ['zh-Hans'], order: null },
    )
    expect(names.fullName).toBe('王小明')
    const other = splitLocalNames(
      { surname: 'ПЕТРОВ', givenNames: 'ИВАН ИВАНОВИЧ' },
      { languages: ['ru'], order: null },
    )
    expect(other).toEqual({
      lastName: 'ПЕТРОВ',
      firstName: 'ИВАН',
      middleName: 'ИВАНОВИЧ',
      fullName: 'ИВАН ИВАНОВИЧ ПЕТРОВ',
    })
  })
})
