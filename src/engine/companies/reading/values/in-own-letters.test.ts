import { expect, it } from 'vitest'
import { inOwnLetters } from './in-own-letters.ts'

const portugal = 'Conservatória do Registo Comercial de Lisboa'
const vietnam = 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM'
const emirates = 'Department of Economic Development, Abu Dhabi, United Arab Emirates'
const sweden = 'Bolagsverket, Sverige'

it.each([
  [portugal, 'Nuno Miguel Mourẫo', 'Nuno Miguel Mourão'],
  [portugal, 'Antônio Magalhães', 'Antônio Magalhães'],
  [vietnam, 'Nguyễn Thị Mỹ', 'Nguyễn Thị Mỹ'],
  [emirates, 'WALID NABĪL MANSOUR', 'WALID NABIL MANSOUR'],
  [emirates, 'MATÀR OBAID ÀLKAABI', 'MATAR OBAID ALKAABI'],
  [sweden, 'Åsa Ångström', 'Åsa Ångström'],
  ['Lindenstraße 12', 'Åsa Mourẫo', 'Åsa Mourẫo'],
])('On a page with “%s”, %s is %s', (register, read, own) => {
  expect(inOwnLetters([{ text: register }, { text: read }])[1]?.text).toBe(own)
})
