import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findPreset } from '../src/engine/profiles/presets.ts'
import type { Facts } from '../src/vocabulary/decision/facts.ts'
import type { Transaction } from '../src/vocabulary/transactions/transaction.ts'
import { decidedTransaction } from '../test/world/facts/decided-transaction.ts'
import { aPassport, annaMaria, aSide, someFacts, someFields } from '../test/world/facts/facts.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { type PopulatedService, withPopulatedService, keys } from './kit/filled-installation.ts'

/**
 * How long it takes to decide very many stored transactions again, and what is decided otherwise: under the profiles
 * that judged them nothing may be. `npm run bench:backtest -- [--count 10000]`
 */
const { values: options } = parseArgs({ options: { count: { type: 'string', default: '10000' } } })
const count = Number(options.count)

const withFields = (differing: Partial<Record<keyof typeof annaMaria, string>>): Facts =>
  someFacts({ front: aSide(aPassport({ fields: someFields({ ...annaMaria, ...differing }) })) })

const fixtures: readonly Facts[] = [
  someFacts(),
  withFields({ expiry: '2020-01-01' }),
  withFields({ dob: '2012-03-04' }),
  someFacts({ front: aSide(null) }),
  someFacts({ front: aSide(null, 'It took too long.') }),
  someFacts({ request: { verifyName: 'JOHN SMITH' } }),
]
const presets = ['security_none', 'security_low', 'security_medium', 'security_high']

/** Every fixture under every preset, in turns. */
function changes(row: number): Partial<Transaction> {
  const profileId = presets[row % presets.length] ?? ''
  const profile = findPreset(profileId)
  const facts = fixtures[Math.floor(row / presets.length) % fixtures.length]
  if (profile === null || facts === undefined) throw new Error('There is a fixture for every row.')
  return { ...decidedTransaction(facts, profile), profileId }
}

const answer = z.looseObject({ examined: z.int(), flips: z.int() })

async function measure({ app }: PopulatedService): Promise<void> {
  for (const body of [{ examples: 0 }, { profile: 'security_medium', examples: 0 }]) {
    const before = performance.now()
    const headers = { 'x-api-key': keys.server }
    const reply = await app.inject({ method: 'POST', url: '/x/backtest', headers, payload: body })
    const { examined, flips } = answer.parse(reply.json())
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    const under = 'profile' in body ? body.profile : 'their own profiles'
    console.log(`${examined} decided again under ${under}: ${flips} flips, ${seconds} s`)
  }
}

await withBenchLock(() => withPopulatedService(count, measure, changes))
