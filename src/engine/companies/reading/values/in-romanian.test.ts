import { expect, it } from 'vitest'
import { inRomanian } from './in-romanian.ts'

it('letters with a cedilla are those with a comma on print of a Romanian register, and on no other', () => {
  const lines = [{ text: 'OFICIUL REGISTRULUI COMERŢULUI' }, { text: 'MUREŞAN ŞTEFAN' }]
  expect(inRomanian(lines).map(({ text }) => text)).toEqual([
    'OFICIUL REGISTRULUI COMERȚULUI',
    'MUREȘAN ȘTEFAN',
  ])
  const turkish = [{ text: 'Türkiye Ticaret Sicili' }, { text: 'Ayşe Şahin' }]
  expect(inRomanian(turkish)).toEqual(turkish)
})
