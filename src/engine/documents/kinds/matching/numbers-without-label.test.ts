import { expect, it } from 'vitest'
import { matchKinds } from '../match-kinds.ts'
import { printedPage } from '../printed-page.fixture.ts'

const card = [
  'REPUBLIC OF TÜRKİYE IDENTITY CARD',
  'Uyruğu / Nationality',
  'T.C. / TUR',
  'Adı / Given Name(s)',
  'ELİF',
  'TÜRKİYE CUMHURİYETİ KİMLİK KARTI',
  'Soyadı / Surname',
  'DOĞAN',
  'Doğum Tarihi / Date of Birth',
  '15.12.1980',
]

it.each([
  ['that keeps to its rule', ['24414093120'], 'personalNumber'],
  ['with a wrong check digit', ['24414093121'], undefined],
  ['beside another of its rule', ['24414093120', '10000000146'], undefined],
])('A number %s, whose label was not read, is known where it stands alone', (_, numbers, key) => {
  const page = printedPage([...card, ...numbers])
  const [best] = matchKinds(page)
  expect(best?.kind.id).toBe('tur-identity-card-2017')
  expect(best?.values.find(({ line }) => line >= card.length)?.key).toBe(key)
})
