import { expect, it } from 'vitest'
import { shapeOfAddress } from './shape-of-address.ts'

it.each([
  ['96, Avenue Lark, Dakar Point E, 33 804 56 84 6492 Dakar', '96, Avenue Lark, Dakar Point E'],
  ['Rua da Aurora 12, Recife, R$ 80.000,00, Sócios', 'Rua da Aurora 12, Recife'],
  ['11, Moor Road, Lynham, TÉL. 33 826 29 56', '11, Moor Road, Lynham'],
  ['12 Arch Street, Lynham, 24/09/2017', '12 Arch Street, Lynham'],
  ['CALLE MOOR NO. 4 LA ROMANA CORREO ELECTRÓNICO: ada@moor.example', 'CALLE MOOR NO. 4 LA ROMANA'],
  ['calle Moor, 87, 6°, y con D.N.I', 'calle Moor, 87, 6°'],
  ['Nº e Complemento, Bairro, CEP), RUA MOOR, 19', 'RUA MOOR, 19'],
  ['CALLE MOOR NO. 429 NO REPORTADO', 'CALLE MOOR NO. 429'],
])('an address ends where other print begins: %s', (printed, address) => {
  expect(shapeOfAddress(printed)).toBe(address)
})

it.each([
  'Calle 12 # 34 - 56, Oficina 501, Bogotá D.C.',
  'Praça da Moor, 7, CEP 50040-318, Recife',
  '10th Floor, 100 Arch Street, Singapore 048 616',
  'UL. MOOR, nr 57, lok. ---, miejsc. LYNHAM, kod 35-105',
  'Moorgasse 4 (Haus B), 1010 Wien',
  'MOOR MAH. LARK CAD. NO: 16 İÇ KAPI NO: 34 BORNOVA / İZMİR',
  'Rua das Flores, n.º 8, Distrito: Porto Concelho: Porto Freguesia: Bonfim, 4000 - 447 PORTO',
])('parts of an address stay: %s', (address) => {
  expect(shapeOfAddress(address)).toBe(address)
})
