import { describe, expect, it } from 'vitest'
import type { LabelLanguage } from './languages/all-languages.ts'
import { nearestSex, sexOfPrint } from './sex-of-print.ts'

describe('The holder’s sex as documents print it', () => {
  it.each([
    ['М/M', ['ru', 'en'], 'M'],
    ['Ж/F', ['uk', 'en'], 'F'],
    ['ЖЕН.', ['ru'], 'F'],
    ['Ч', ['uk'], 'M'],
    ['男', [], 'M'],
    ['女 F', ['zh-Hant', 'en'], 'F'],
    ['男M', [], 'M'],
    ['பெண்பால் / FEMALE', ['ta', 'en'], 'F'],
    ['남', ['ko'], 'M'],
    ['ชาย', ['th'], 'M'],
    ['ذكر', ['ar'], 'M'],
    ['أنثى', ['ar'], 'F'],
    ['انثى', ['ar'], 'F'],
    ['זכר', ['he'], 'M'],
    ['पुरुष / MALE', ['hi', 'en'], 'M'],
    ['মহিলা', ['bn'], 'F'],
    ['LAKI-LAKI', ['id'], 'M'],
    ['Nữ', ['vi'], 'F'],
    ['E / M', ['tr', 'en'], 'M'],
    ['Θήλυ', ['el'], 'F'],
    ['A/M', ['el', 'en'], 'M'],
    ['weiblich', ['de'], 'F'],
    ['M/F', [], null],
    ['男女', ['ja'], null],
    ['ERIKSSON', [], null],
    ['', [], null],
  ] as const)('%s beside %j: %s', (text, languages: readonly LabelLanguage[], sex) => {
    expect(sexOfPrint(text, languages)).toBe(sex)
  })
})

describe('A misread word for the sex', () => {
  it.each([
    ['أنٹى', ['ar'], 'F'],
    ['أنف', ['ar'], 'F'],
    ['жиноча', ['uk'], 'F'],
    ['हिला', ['hi'], 'F'],
    ['هند', ['ar'], null],
    ['femaIe', ['en'], null],
    ['أنٹى', ['ru'], null],
    ['أنشي', ['en'], 'F'],
    ['مودہ', ['en'], null],
    ['أنشي', [], null],
  ] as const)('%s', (text, languages, sex) => {
    expect(nearestSex(text, languages)).toBe(sex)
  })
})
