import { describe, expect, it } from 'vitest'
import { kindById } from '../document-kinds.ts'
import { numberIn } from './number-evidence.ts'

function numberOf(id: string, text: string): string | null {
  const kind = kindById(id)
  const field = kind?.sides.flatMap(({ fields }) => fields).find(({ key }) => key === 'documentNumber')
  return kind === null || field === undefined ? null : numberIn(kind, field, text)
}

describe('A number in a line with more', () => {
  it.each([
    ['idn-ktp-2011', 'NIK : 3171230507900001', '3171230507900001'],
    ['hkg-identity-card-2018', '簽發日期 A123456(3)', 'A123456(3)'],
    ['ind-aadhaar', 'VID 2345 6789 0124', '234567890124'],
    ['egy-identity-card', '٢٤٩٠٣١٦٠١٨٢٠٢٥', '24903160182025'],
    ['gha-ghana-card', 'Personal ID Number GHA-991743465-5', 'GHA-991743465-5'],
    ['jpn-driving-licence', '番号 第 871359564196 号', '871359564196'],
  ])('%s: %s', (id, text, number) => {
    expect(numberOf(id, text)).toBe(number)
  })

  it('is none of another shape', () => {
    expect(numberOf('ind-aadhaar', '2345 6789 012')).toBeNull()
    expect(numberOf('hkg-identity-card-2018', 'DATE OF BIRTH')).toBeNull()
  })
})
