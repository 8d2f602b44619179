import { describe, expect, it } from 'vitest'
import { stateByPrintedName } from './state-by-printed-name.ts'
import { printedStateNames, statesByLanguage } from './tables/state-names.table.ts'

describe('A state as documents print its name', () => {
  it.each([
    ['РОССИЙСКАЯ ФЕДЕРАЦИЯ', 'RUS'],
    ['УКРАЇНА', 'UKR'],
    ['ҚАЗАҚСТАН РЕСПУБЛИКАСЫ', 'KAZ'],
    ['ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ', 'GRC'],
    ['المملكة العربية السعودية', 'SAU'],
    ['جمهورية مصر العربية', 'EGY'],
    ['جمهوری اسلامی ایران', 'IRN'],
    ['מדינת ישראל', 'ISR'],
    ['भारत सरकार', 'IND'],
    ['GOVT. OF INDIA', 'IND'],
    ['中华人民共和国', 'CHN'],
    ['中華民國', 'TWN'],
    ['日本国', 'JPN'],
    ['대한민국', 'KOR'],
    ['ประเทศไทย', 'THA'],
    ['REPÚBLICA FEDERATIVA DO BRASIL', 'BRA'],
    ['Magyarország', 'HUN'],
    ['TÜRKİYE CUMHURİYETİ', 'TUR'],
    ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'VNM'],
    ['UTOPIA', null],
    ['FRANCE', 'FRA'],
    ['Utopia', null],
    ['ИВАНОВ', null],
    ['MARINO', null],
    ['', null],
    ['1234', null],
  ])('%s: %s', (text, iso3) => {
    expect(stateByPrintedName(text)?.iso3 ?? null).toBe(iso3)
  })

  it('is known by its code, and by Intl in each of its languages', () => {
    for (const [iso2] of printedStateNames) expect(Intl.getCanonicalLocales(`und-${iso2}`)).toHaveLength(1)
    for (const [language, codes] of Object.entries(statesByLanguage)) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
      for (const iso2 of codes.split(' '))
        expect(stateByPrintedName(names.of(iso2) ?? ''), iso2).not.toBeNull()
    }
  })
})
