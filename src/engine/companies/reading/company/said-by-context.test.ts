import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { saidByContext } from './said-by-context.ts'

const said = (...lines: readonly string[]): Readonly<Record<string, string>> => {
  const values = saidByContext(printInRows(lines), { country: null, today: '2026-11-26' })
  return Object.fromEntries(values.map(({ key, value }) => [key, value]))
}

it('an address behind words that name it is found, also in capitals', () => {
  expect(said('The registered office is situated at Mill Lane 14, Leeds LS1 4AP.')).toMatchObject({
    address: 'Mill Lane 14, Leeds LS1 4AP',
  })
  expect(said('REGISTERED OFFICE ADDRESS OF THE COMPANY: MILL LANE 14, LEEDS LS1 4AP')).toHaveProperty(
    'address',
  )
})

it('a page of nothing but words in capitals is soon read', () => {
  // With a pattern that can be met in many ways, each word doubled the time: this would never end.
  expect(said(...Array.from({ length: 60 }, () => 'CERTIFICACION LITERAL DE LA SOCIEDAD'))).toEqual({})
})
