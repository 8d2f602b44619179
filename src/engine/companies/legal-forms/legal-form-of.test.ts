import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalFormPhrases } from '../../screening/names/tables/org-phrases.ts'
import { formKey, formsOfKey } from './legal-form-index.ts'
import { legalFormCode, legalFormOf, sameLegalForm } from './legal-form-of.ts'
import { legalForms } from './legal-forms.ts'
import { elfCodes } from './tables/elf-codes.table.ts'

describe('legalFormOf', () => {
  it.each([
    ['Veltran GmbH', 'DE', 'Veltran', 'GMBH', 'GmbH'],
    ['Veltran Gesellschaft mit beschränkter Haftung', 'DE', 'Veltran', 'GMBH', 'Gesellschaft mit beschränkter Haftung'],
    ['Veltran Handelsgesellschaft mbH', 'DE', 'Veltran Handelsgesellschaft', 'GMBH', 'mbH'],
    ['Veltran Ges.m.b.H.', 'AT', 'Veltran', 'GMBH', 'Ges.m.b.H.'],
    ['Veltran GmbH & Co. KG', 'DE', 'Veltran', 'GMBH & CO KG', 'GmbH & Co. KG'],
    ['Veltran UG (haftungsbeschränkt)', 'DE', 'Veltran', 'UG', 'UG (haftungsbeschränkt)'],
    ['Veltran GmbH i.L.', 'DE', 'Veltran', 'GMBH', 'GmbH'],
    ['VELTRAN LIMITED', 'GB', 'VELTRAN', 'LTD', 'LIMITED'],
    ['Veltran Holdings, Ltd.', 'GB', 'Veltran Holdings', 'LTD', 'Ltd.'],
    ['Veltran Public Limited Company', 'GB', 'Veltran', 'PLC', 'Public Limited Company'],
    ['Veltran, Inc.', 'US', 'Veltran', 'CORP', 'Inc.'],
    ['Veltran L.L.C.', 'US', 'Veltran', 'LLC', 'L.L.C.'],
    ['Veltran S.à r.l.', 'LU', 'Veltran', 'SARL', 'S.à r.l.'],
    ['SAS Veltran', 'FR', 'Veltran', 'SAS', 'SAS'],
    ['Veltran S.a.s.', 'IT', 'Veltran', 'SAS', 'S.a.s.'],
    ['Veltran S.R.L.', 'ES', 'Veltran', 'SL', 'S.R.L.'],
    ['Veltran S.R.L.', 'IT', 'Veltran', 'SRL', 'S.R.L.'],
    ['Veltran Sp. z o. o.', 'PL', 'Veltran', 'SP ZOO', 'Sp. z o. o.'],
    ['VELTRAN SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'PL', 'VELTRAN', 'SP ZOO', 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
    ['Veltran spolka z ograniczona odpowiedzialnoscia', 'PL', 'Veltran', 'SP ZOO', 'spolka z ograniczona odpowiedzialnoscia'],
    ['Veltran s.r.o.', 'CZ', 'Veltran', 'SRO', 's.r.o.'],
    ['Veltran Kft.', 'HU', 'Veltran', 'KFT', 'Kft.'],
    ['Veltran d.o.o.', 'HR', 'Veltran', 'DOO', 'd.o.o.'],
    ['Велтран ЕООД', 'BG', 'Велтран', 'EOOD', 'ЕООД'],
    ['ООО «Велтран»', 'RU', '«Велтран»', 'OOO', 'ООО'],
    ['Общество с ограниченной ответственностью "Велтран"', 'RU', '"Велтран"', 'OOO', 'Общество с ограниченной ответственностью'],
    ['OÜ Veltran', 'EE', 'Veltran', 'OU', 'OÜ'],
    ['SIA "Veltran"', 'LV', '"Veltran"', 'SIA', 'SIA'],
    ['UAB Veltran', 'LT', 'Veltran', 'UAB', 'UAB'],
    ['Veltran A/S', 'DK', 'Veltran', 'AS', 'A/S'],
    ['Veltran Oy Ab', 'FI', 'Veltran', 'OY', 'Oy Ab'],
    ['Veltran Pty Ltd', 'AU', 'Veltran', 'PTY LTD', 'Pty Ltd'],
    ['Veltran (Pty) Ltd', 'ZA', 'Veltran', 'PTY LTD', 'Pty) Ltd'],
    ['Veltran Pte. Ltd.', 'SG', 'Veltran', 'PTE LTD', 'Pte. Ltd.'],
    ['Veltran Sdn. Bhd.', 'MY', 'Veltran', 'SDN BHD', 'Sdn. Bhd.'],
    ['Veltran Private Limited', 'IN', 'Veltran', 'PVT LTD', 'Private Limited'],
    ['PT Veltran Maju Tbk', 'ID', 'Veltran Maju', 'PT TBK', 'PT … Tbk'],
    ['PT Veltran', 'ID', 'Veltran', 'PT', 'PT'],
    ['Veltran S.A. de C.V.', 'MX', 'Veltran', 'SA DE CV', 'S.A. de C.V.'],
    ['Veltran Ltda.', 'BR', 'Veltran', 'LTDA', 'Ltda.'],
    ['北方贸易有限公司', 'CN', '北方贸易', 'LTD', '有限公司'],
    ['北方贸易股份有限公司', 'CN', '北方贸易', 'JSC', '股份有限公司'],
    ['株式会社ベルトラン', 'JP', 'ベルトラン', 'KK', '株式会社'],
    ['ベルトラン株式会社', 'JP', 'ベルトラン', 'KK', '株式会社'],
    ['㈱ベルトラン', 'JP', 'ベルトラン', 'KK', '(株)'],
    ['주식회사 벨트란', 'KR', '벨트란', 'JSC', '주식회사'],
    ['บริษัท เวลทราน จำกัด', 'TH', 'เวลทราน', 'CO LTD', 'บริษัท … จำกัด'],
    ['บริษัท เวลทราน จำกัด (มหาชน)', 'TH', 'เวลทราน', 'PCL', 'บริษัท … จำกัด (มหาชน)'],
    ['شركة فلتران ذ.م.م', 'AE', 'شركة فلتران', 'LLC', 'ذ.م.م'],
    ['شركة فلتران ش.م.م', 'EG', 'شركة فلتران', 'SAE', 'ش.م.م'],
    ['Công ty TNHH Veltran', 'VN', 'Veltran', 'TNHH', 'Công ty TNHH'],
    ['Veltran SARL', 'ML', 'Veltran', 'SARL', 'SARL'],
    ['Veltran SARL AU', 'MA', 'Veltran', 'SARL AU', 'SARL AU'],
    ['Veltran (SU), Lda', 'AO', 'Veltran', 'UNIPESSOAL LDA', 'SU), Lda'],
    ['Veltran Ltd/Gte', 'NG', 'Veltran', 'LTD BY GUARANTEE', 'Ltd/Gte'],
    ['Veltran (SMC-Private) Limited', 'PK', 'Veltran', 'SMC PVT LTD', 'SMC-Private) Limited'],
    ['Велтран ХХК', 'MN', 'Велтран', 'LLC', 'ХХК'],
    ['Veltran Ltd', 'DE', 'Veltran', 'LTD', 'Ltd'],
  ] as const)('of %s in %s takes %s apart from %s', (...row) => {
    const [written, country, name, form, printed] = row
    expect(legalFormOf(written, country)).toEqual({ name, form, printed })
  }) // prettier-ignore

  it.each([
    ['Veltran L.L.C.', 'LLC'],
    ['Veltran PJSC', 'PJSC'],
    ['Veltran Co., Ltd.', 'CO LTD'],
    ['Veltran Inc', 'CORP'],
    ['Veltran S.A.', 'SA'],
    ['Veltran GmbH', 'GMBH'],
  ])('of %s without a country is the form that is called so: %s', (name, form) => {
    expect(legalFormOf(name)).toMatchObject({ name: 'Veltran', form })
  })

  it.each(['Veltran', 'Limited', 'GmbH', '有限公司', 'AS Roma', ''])(
    'leaves %s as it is, without a country to say otherwise',
    (name) => {
      expect(legalFormOf(name)).toEqual({ name, form: null, printed: '' })
    },
  )

  it('takes any text without falling, and nothing but a form away', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...legalForms), (name, form) => {
        const [country = ''] = form.countries
        const [spelling = ''] = form.spellings.split('|')
        fc.pre(/[a-z]{3}/i.test(name))
        const found = legalFormOf(`${name} ${spelling}`, country)
        expect(found.name.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('sameLegalForm', () => {
  it.each([
    ['GmbH', 'Gesellschaft mit beschränkter Haftung', 'DE', true],
    ['GmbH', 'mit beschränkter Haftung', 'DE', true],
    ['Ltd', 'Limited', 'GB', true],
    ['LTD', 'Private limited company', 'GB', true],
    ['GMBH', '2HBR', 'DE', true],
    ['Ltd', 'PLC', 'GB', false],
    ['GmbH', 'AG', 'DE', false],
    ['S.L.', 'S.R.L.', 'ES', true],
    ['S.L.', 'S.R.L.', 'IT', false],
    ['Co., Ltd.', '株式会社', 'JP', true],
    ['有限责任公司', '有限公司', 'CN', true],
    ['有限公司', '股份有限公司', 'CN', false],
    ['Inc.', 'Corporation', 'US', true],
    ['A/S', 'Aktieselskab', 'DK', true],
    ['ش.م.م', 'ذ.م.م', 'AE', true],
    ['AG', 'Société anonyme', 'CH', true],
    ['AG', 'Société anonyme', 'FR', false],
    ['Naamloze vennootschap', 'SA', 'BE', true],
    ['Oy', 'Aktiebolag', 'FI', true],
    ['CWRI', 'LLC', 'US', true],
    ['Zweckverband', 'GmbH', 'DE', null],
    ['Zweckverband', 'ZWECKVERBAND', 'DE', true],
    ['', '', 'DE', null],
  ] as const)('%s and %s in %s: %s', (...row) => {
    const [one, other, country, same] = row
    expect(sameLegalForm(one, other, country)).toBe(same)
  })
})

describe('legalFormCode', () => {
  it.each([
    ['Private Limited Company', 'GB', 'LTD'],
    ['Private limited Company', 'IN', 'PVT LTD'],
    ['B6ES', null, 'PLC'],
    ['8888', null, null],
    ['Zweckverband', 'DE', null],
  ] as const)('of %s in %s is %s', (...row) => {
    const [text, country, code] = row
    expect(legalFormCode(text, country)).toBe(code)
  })
})

it.each([
  ['Veltran slf.', 'IS', 'SAMLAGSFELAG'],
  ['P/F Veltran', 'FO', 'PF'],
  ['VšĮ Veltran', 'LT', 'VSI'],
  ['Veltran j.t.d.', 'HR', 'JTD'],
  ['შპს ველტრანი', 'GE', 'SHPS'],
  ['Veltran ASC', 'AZ', 'ASC'],
  ['Veltran Anstalt', 'LI', 'ANSTALT'],
  ['Veltran N.V.', 'AW', 'NV'],
  ['Veltran, S.A.S. de C.V.', 'MX', 'SAS DE CV'],
  ['Veltran E.A.S.', 'PY', 'EAS'],
  ['Veltran Ltd.', 'LC', 'LTD'],
] as const)('the form of %s in %s is %s', (name, country, form) => {
  expect(legalFormOf(name, country).form).toBe(form)
})

describe('The table', () => {
  it('gives each row a code that names it, and each ISO 20275 code once', () => {
    for (const { code, countries } of legalForms)
      for (const country of countries)
        expect(
          formsOfKey(formKey(code)).some((form) => form.code === code && form.countries.includes(country)),
        ).toBe(true)
    const elf = [...legalForms.flatMap((form) => form.elf ?? []), ...Object.values(elfCodes)].flatMap(
      (codes) => codes.split(' '),
    )
    expect(new Set(elf).size).toBe(elf.length)
    expect(elf.every((code) => /^[0-9A-Z]{4}$/.test(code))).toBe(true)
    const codes = new Set(legalForms.map(({ code }) => code))
    expect(Object.keys(elfCodes).filter((code) => !codes.has(code))).toEqual([])
  })

  it('has no form twice for one country', () => {
    const rows = legalForms.flatMap(({ code, countries }) => countries.map((country) => `${country} ${code}`))
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  })

  it('knows every phrase that screening shortens to one of its forms', () => {
    const unknown = legalFormPhrases.filter(
      ([phrase, short]) => formsOfKey(formKey(short)).length > 0 && formsOfKey(formKey(phrase)).length === 0,
    )
    expect(unknown).toEqual([])
  })
})
