import type { Compilable, CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../../../test/world/partial-stub.ts'
import { ReadGroups } from './read-groups.ts'
import { type Answer, DatabaseFault, type Statement } from '../session.ts'

interface Trip {
  readonly account: unknown
  readonly asked: readonly unknown[]
  readonly answer: () => void
}

/** A database that answers each round trip when the test says so; a statement about `fail` fails its whole round trip. */
function openScripted() {
  const trips: Trip[] = []
  const groups = new ReadGroups({
    inOneTrip: (parts) =>
      new Promise((resolve, reject) => {
        const [part = { scope: 'system', statements: [] }] = parts
        const asked = part.statements.map(({ parameters }) => parameters[0])
        const answer = () => {
          if (asked.includes('fail')) reject(new DatabaseFault({ code: '22000', message: 'refused' }))
          else resolve([part.statements.map(answerTo)])
        }
        trips.push({ account: part.scope, asked, answer })
      }),
  })
  const ask = (what: string, accountId = 'one') => groups.rows(accountId, queryFor(what))
  return { trips, ask }
}

const answerTo = ({ parameters }: Statement): Answer => ({
  rows: [{ what: parameters[0] }],
  affected: 0,
  command: 'SELECT',
})

const queryFor = (what: string): Compilable<{ what: string }> => ({
  compile: () =>
    partialStub<CompiledQuery<{ what: string }>>({ sql: 'select $1 as what', parameters: [what] }, 'query'),
})

const rest = () => new Promise(setImmediate)

describe('reads', () => {
  it('are sent at once while few are on their way, and together afterwards, each with its own answer', async () => {
    const { trips, ask } = openScripted()
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((what) => ask(what)))
    expect(trips.map(({ asked }) => asked)).toEqual([['a'], ['b']])
    trips[1]?.answer()
    await rest()
    expect(trips.map(({ asked }) => asked)).toEqual([['a'], ['b'], ['c', 'd', 'e']])
    trips[0]?.answer()
    trips[2]?.answer()
    expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e'].map((what) => [{ what }]))
    const later = ask('f')
    expect(trips.at(-1)?.asked).toEqual(['f'])
    trips.at(-1)?.answer()
    expect(await later).toEqual([{ what: 'f' }])
  })

  it('that were sent together are gone on with one after the other', async () => {
    const { trips, ask } = openScripted()
    const steps: string[] = []
    const goOn = async (what: string): Promise<void> => {
      await ask(what)
      steps.push(`${what} begins`)
      for (let step = 0; step < 10; step++) await Promise.resolve()
      steps.push(`${what} ends`)
    }
    const all = Promise.all(['a', 'b', 'c', 'd'].map(goOn))
    trips[0]?.answer()
    trips[1]?.answer()
    await rest()
    trips[2]?.answer()
    await all
    expect(steps.slice(-4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends'])
  })

  it('of two accounts share no round trip, and do not wait for each other', () => {
    const { trips, ask } = openScripted()
    for (const accountId of ['one', 'one', 'one', 'two']) void ask(accountId, accountId)
    expect(trips.map(({ account, asked }) => [account, ...asked])).toEqual([
      [{ account: 'one' }, 'one'],
      [{ account: 'one' }, 'one'],
      [{ account: 'two' }, 'two'],
    ])
  })

  it('that share a round trip with one that fails are answered all the same', async () => {
    const { trips, ask } = openScripted()
    const answers = Promise.allSettled(['a', 'b', 'c', 'fail', 'e'].map((what) => ask(what)))
    for (let answered = 0; answered < trips.length; answered++) {
      trips[answered]?.answer()
      await rest()
    }
    const statuses = (await answers).map(({ status }) => status)
    expect(statuses).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    const again = ask('f')
    expect(trips.at(-1)?.asked).toEqual(['f'])
    trips.at(-1)?.answer()
    expect(await again).toEqual([{ what: 'f' }])
  })

  it('that are too many to wait are refused, and those before them answered', async () => {
    const { trips, ask } = openScripted()
    const answers = Promise.allSettled(Array.from({ length: 515 }, (_, at) => ask(String(at))))
    for (let answered = 0; answered < trips.length; answered++) {
      trips[answered]?.answer()
      await rest()
    }
    const refused = (await answers).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 } }])
    expect(Math.max(...trips.map(({ asked }) => asked.length))).toBe(16)
  })
})
