import { describe, expect, it } from 'vitest'
import type { RegisterHit, RegisterVersion } from '../../vocabulary/companies/register.ts'
import { registerAnswer } from './register-answer.ts'

const version = (register: string, more: Partial<RegisterVersion> = {}): RegisterVersion => ({
  register,
  title: register,
  date: '2026-11-01',
  records: 10,
  state: 'current',
  countries: ['GB'],
  ...more,
})
type Score = number | readonly [number, RegisterHit['by']]

function hit(register: string, id: string, given: Score): RegisterHit {
  const [score, by] = typeof given === 'number' ? [given, 'name' as const] : given
  return { record: { register, id, values: {}, otherNames: [], officers: [] }, score, by }
}

function answer(versions: readonly RegisterVersion[], hits: readonly RegisterHit[], query: object = { name: 'A', country: 'GB' }) {
  const asked: (readonly string[] | undefined)[] = []
  const registers = {
    versions: () => Promise.resolve(versions),
    search: ({ registers: ids }: { registers?: readonly string[] }) => {
      asked.push(ids)
      return Promise.resolve(hits.filter(({ record }) => ids?.includes(record.register) ?? true))
    },
  }
  return registerAnswer({ registers }, query).then((facts) => ({ facts, asked }))
} // prettier-ignore

const uk = version('gb_companies_house', { whole: true })

describe('What registers say', () => {
  it('is not checked where none is loaded, covers the country, or is current, with the reason', async () => {
    const reasons = await Promise.all(
      [
        [],
        [version('gleif', { state: 'not_loaded', countries: null })],
        [version('de_own', { countries: ['DE'] })],
        [version('gb_companies_house', { state: 'stale' })],
        [version('gb_psc', { holds: 'owners', whole: true })],
      ].map((versions) => answer(versions, [hit('gb_companies_house', '1', 1)])),
    )
    expect(reasons.map(({ facts }) => facts.state)).toEqual(Array(5).fill('not_checked'))
    expect(reasons.map(({ facts }) => (facts.state === 'not_checked' ? facts.reason : ''))).toEqual([
      'No register of companies is loaded.',
      'No register of companies is loaded.',
      'No register that is loaded covers companies of GB.',
      'Every register that covers it is older than its bound: gb_companies_house.',
      'No register of companies is loaded.',
    ])
  })

  it('is asked of current registers alone', async () => {
    const stale = version('old', { state: 'stale' })
    const { asked, facts } = await answer([uk, stale], [hit('old', '1', [1, 'lei'])])
    expect(asked).toEqual([['gb_companies_house']])
    expect(facts.state).toBe('not_found')
  })

  it('is found by the one number, or the one name that leads', async () => {
    const numbered = await answer(
      [uk],
      [hit(uk.register, '1', [1, 'registration_number']), hit(uk.register, '2', 0.99)],
    )
    expect(numbered.facts).toMatchObject({ state: 'found', hits: [{ record: { id: '1' } }] })
    const named = await answer([uk], [hit(uk.register, '1', 0.998), hit(uk.register, '2', 0.98)])
    expect(named.facts).toMatchObject({ state: 'found', hits: [{ record: { id: '1' } }] })
  })

  it('is ambiguous where several may be meant', async () => {
    const same = await answer([uk], [hit(uk.register, '1', 0.998), hit(uk.register, '2', 0.998)])
    expect(same.facts.state).toBe('ambiguous')
    const numbers = await answer(
      [uk],
      [hit(uk.register, '1', [1, 'tax_number']), hit(uk.register, '2', [1, 'tax_number'])],
    )
    expect(numbers.facts.state).toBe('ambiguous')
    expect((await answer([uk], [hit(uk.register, '1', 0.8)])).facts.state).toBe('ambiguous')
  })

  it('is not found only where a register holds every company of the country', async () => {
    expect((await answer([uk], [])).facts.state).toBe('not_found')
    const part = version('gleif', { countries: null })
    expect((await answer([part], [])).facts.state).toBe('not_checked')
    expect((await answer([part], [], { lei: 'X' })).facts.state).toBe('not_found')
    expect((await answer([uk], [], { name: 'A' })).facts.state).toBe('not_checked')
    expect((await answer([uk], [], { taxNumber: '1', country: 'GB' })).facts.state).toBe('not_checked')
  })
})
