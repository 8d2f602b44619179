import { expect, it } from 'vitest'
import { labelledPage } from '../../layout/labelled-page.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import type { FoundParty } from '../found-party.ts'
import { withCapacities } from './with-capacities.ts'

const lines = [
  'LUZIA YAMASHITA, CPF: 604.571.879-61, NA SITUAÇÃO DE SÓCIO E ADMINISTRADOR, COM VALOR DE $ 30.000,00.',
  'OTAVIO SALGADO NETO, CPF: 533.540.193-64, NA SITUAÇÃO DE SÓCIO, COM VALOR DE $ 70.000,00.',
  'RENATA ABRANTES, CPF: 628.071.818-51, NA SITUAÇÃO DE ADMINISTRADOR, ASSINANDO PELA EMPRESA.',
]

const found = (name: string, role: FoundParty['role'], share: number | null = null): FoundParty => ({
  ...{ name, kind: 'person', role, isOwner: role === null, label: '', pieces: [] },
  share: share === null ? null : { min: share, max: share },
  ...{ nominal: null, shareCount: null },
})

const read = (...parties: readonly FoundParty[]) =>
  withCapacities(parties, [labelledPage(printInRows(lines))]).map(({ name, role }) => [name, role])

it('makes an owner of an officer who is a member as well', () => {
  expect(read(found('LUZIA YAMASHITA', 'director'))).toEqual([
    ['LUZIA YAMASHITA', 'director'],
    ['LUZIA YAMASHITA', null],
  ])
})

it('makes an officer of someone who was read as an owner and holds an office alone', () => {
  expect(read(found('RENATA ABRANTES', null))).toEqual([['RENATA ABRANTES', 'director']])
})

it('leaves a share that was read, a member without an office, and those of whom nothing is said', () => {
  const parties = [found('RENATA ABRANTES', null, 20), found('OTAVIO SALGADO NETO', null), found('ADA LARK', 'chair')] // prettier-ignore
  expect(read(...parties)).toEqual([
    ['RENATA ABRANTES', null],
    ['OTAVIO SALGADO NETO', null],
    ['ADA LARK', 'chair'],
    ['RENATA ABRANTES', 'director'],
  ])
})
