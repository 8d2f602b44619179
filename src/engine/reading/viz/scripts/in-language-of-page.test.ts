import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'
import { inLanguageOfPage } from './in-language-of-page.ts'

const arab = (text: string, row: number): VizLine => ({ ...printed(text, [20, 30 * row]), script: 'Arab' })
const texts = (...words: readonly string[]) => inLanguageOfPage(words.map(arab)).map(({ text }) => text)

it('letters that are printed alike are those of the language of the page', () => {
  expect(texts('جمهوری اسلامی ایران', 'نام خانوادگی', 'كريمي', '١٣٩٥')).toEqual([
    'جمهوری اسلامی ایران',
    'نام خانوادگی',
    'کریمی',
    '۱۳۹۵',
  ])
  expect(texts('المملكة العربية السعودية', 'مصطفى', 'الشریف')).toEqual([
    'المملكة العربية السعودية',
    'مصطفى',
    'الشريف',
  ])
  expect(texts('قومی شناختی کارڈ', 'عائشہ', 'فاطمه')).toEqual(['قومی شناختی کارڈ', 'عائشہ', 'فاطمہ'])
})

it('lines in Latin letters stay, and what the Latin alphabet saw of a line', () => {
  const latin = printed('IDENTITY CARD', [20, 300])
  const seen = { ...arab('كارت ملی پژوهشگر', 1), latinText: 'S' }
  expect(inLanguageOfPage([latin, seen])).toEqual([
    latin,
    { ...seen, text: 'کارت ملی پژوهشگر', latinText: 'S' },
  ])
})

it('the ya at the end of words has no points where the page prints none and they are asked for as printed', () => {
  const inEgypt = ['السجل التجارى', 'الرقم القومى', 'مكتب توثيق الأهرام النموذجى', 'مصری'].map(arab)
  expect(inLanguageOfPage(inEgypt, true).at(-1)?.text).toBe('مصرى')
  expect(inLanguageOfPage(inEgypt).at(-1)?.text).toBe('مصري')
  const inOman = ['السجل التجاري', 'المركز الرئيسي', 'مستشفى الكندي', 'عمانی'].map(arab)
  expect(inLanguageOfPage(inOman, true).at(-1)?.text).toBe('عماني')
})
