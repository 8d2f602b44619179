import { expect, it } from 'vitest'
import { statusIn } from '../parse-value.ts'

it.each([
  ['gelöscht', 'dissolved'],
  ['Afskráð', 'dissolved'],
  ['Çregjistruar', 'dissolved'],
  ['Baja definitiva', 'dissolved'],
  ['Baixada', 'dissolved'],
  ['Kényszertörlési eljárás alatt', 'in_liquidation'],
  ['U stečaju', 'in_liquidation'],
  ['В несъстоятелност', 'in_liquidation'],
  ['Suspensión temporal', 'inactive'],
  ['Gayri faal', 'inactive'],
  ['Bez postupka', 'active'],
  ['Aktivni', 'active'],
  ['აქტიური', 'active'],
  ['Статус: активен', 'active'],
  ['Neįregistruotas', 'active'],
  ['aufrecht', 'active'],
])('%s says %s', (text, status) => {
  expect(statusIn(text)).toBe(status)
})

it.each(['Activation Systems', 'Vigentini Lucia', 'Registrar of Companies'])('%s says none', (text) => {
  expect(statusIn(text)).toBeNull()
})
