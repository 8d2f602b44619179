import { expect, it } from 'vitest'
import { namesAuditor } from './names-auditor.ts'

it.each(['REVISOR FISCAL', 'Commissaire aux comptes titulaire', 'ufficio di revisione', 'Audit Firm(s)', 'COMISARIO(S) DE CUENTAS', 'Rechnungsprüfer (Einzelprüfer)', '核數師'])('knows %s', (text) => {
  expect(namesAuditor(text)).toBe(true)
}) // prettier-ignore

it.each(['Director', 'Gérant', 'Sindacato Nuovo'])('%s audits nothing', (text) => {
  expect(namesAuditor(text)).toBe(false)
})
