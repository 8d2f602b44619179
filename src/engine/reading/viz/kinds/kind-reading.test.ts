import { describe, expect, it } from 'vitest'
import { boxMapping } from '../../../imaging/page/box-mapping.ts'
import { blankImage } from '../../page-reader.fixture.ts'
import { caching, vizOfPage } from '../page-viz.ts'
import { pageInScripts, type ScriptLine } from '../scripts/page-in-scripts.fixture.ts'

const context = {
  today: { year: 2026, month: 11, day: 22 },
  index: 0,
  names: { inferFullName: true, splitFirstName: false },
  mapping: boxMapping({ pixels: blankImage, original: blankImage }, 0),
} as const

async function read(lines: readonly ScriptLine[]) {
  const { pageReader } = pageInScripts(lines)
  const page = caching(pageReader)
  await page.findText(page.pixels, { longSide: 1600, signal: page.signal })
  const { reading } = await vizOfPage(page, context)
  if (reading === null) return null
  const values = Object.fromEntries(Object.entries(reading.fields).map(([key, found]) => [key, found[0]?.value])) // prettier-ignore
  return { ...reading, values }
}

const chinese: readonly ScriptLine[] = [
  { text: '姓名 王小明', at: [40, 40], script: 'Hani' },
  { text: '性别 男', at: [40, 80], script: 'Hani' },
  { text: '民族 汉', at: [200, 80], script: 'Hani' },
  { text: '出生 1974年8月12日', at: [40, 120], script: 'Hani' },
  { text: '住址 北京市朝阳区幸福路8号', at: [40, 160], script: 'Hani' },
  { text: '公民身份号码', at: [40, 300], script: 'Hani' },
  { text: '110101197408120014', at: [240, 300] },
]

const vietnamese: readonly ScriptLine[] = [
  { text: 'SOCIALIST REPUBLIC OF VIET NAM', at: [40, 40] },
  { text: 'CĂN CƯỚC CÔNG DÂN', at: [40, 80] },
  { text: 'Số / No.: 001174798076', at: [40, 120] },
  { text: 'Họ và tên / Full name', at: [40, 160] },
  { text: 'PHAM MY DUYEN', at: [40, 185] },
  { text: 'Ngày sinh / Date of birth: 03/10/1974', at: [40, 230] },
  { text: 'Giới tính / Sex: Nữ Quốc tịch / Nationality: Viet Nam', at: [40, 270] },
]

describe('A document of a kind that is known', () => {
  it('is read without a word in Latin letters', async () => {
    const reading = await read(chinese)
    expect(reading).toMatchObject({ type: 'I', name: 'Resident Identity Card', issuer: 'CHN' })
    expect(reading?.values).toMatchObject({
      sex: 'M',
      dob: '1974-08-12',
      fullNameLocal: '王小明',
      address1: '北京市朝阳区幸福路8号',
      documentNumber: '110101197408120014',
      documentSide: 'FRONT',
      countryIso2: 'CN',
    })
    expect(reading?.fields.lastName).toBeUndefined()
  })

  it('misses what its kind bears and was not read', async () => {
    expect((await read(chinese.slice(0, 6)))?.missing).toEqual(['documentNumber'])
  })

  it('is none where its name was not read', async () => {
    expect(await read(chinese.filter(({ text }) => !/王小明/.test(text)))).toBeNull()
  })

  it('has the languages of its labels passed over, and two labels of one line told apart', async () => {
    expect((await read(vietnamese))?.values).toMatchObject({
      documentNumber: '001174798076',
      fullName: 'PHAM MY DUYEN',
      dob: '1974-10-03',
      sex: 'F',
      nationalityFull: 'Viet Nam',
    })
  })
})
