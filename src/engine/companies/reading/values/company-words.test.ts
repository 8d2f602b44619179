import { expect, it } from 'vitest'
import { endOfCompanyName, looksLikeCompany } from './company-words.ts'

it.each([
  'PT Nusa Raya',
  'CÔNG TY TNHH BÌNH MINH',
  'บริษัท เวลทราน จำกัด',
  'شرکت پارس نور',
  'ТОО «Алатау Сервис»',
  'Мөнх Тал ХХК',
  'Teranga Transit SARLU',
  'Atlas Négoce SARL AU',
  'Paya Jaras Berhad',
])('%s is a company by its form', (name) => {
  expect(looksLikeCompany(name)).toBe(true)
})

it.each(['Putri Ayu Lestari', 'Nguyễn Công Tý', 'สมชาย ใจดี', 'Sarlu Ndiaye Fall', 'Бат Болд'])(
  '%s is none',
  (name) => {
    expect(looksLikeCompany(name)).toBe(false)
  },
)

it('the form of a Malaysian company ends its name', () => {
  expect(endOfCompanyName('PAYA JARAS SDN. BHD. telah didaftarkan')).toBe(20)
})
