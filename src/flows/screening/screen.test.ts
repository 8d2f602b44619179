import { keyActor } from '../../vocabulary/account/actor.ts'
import { describe, expect, it } from 'vitest'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { screen } from './screen.ts'

const principal: Principal = {
  accountId: 'a',
  actor: keyActor('k'),
  kind: 'server',
  mode: 'test',
  scopes: ['screen'],
}
const answer: ScreeningAnswer = { hits: [], versions: [], matcher: 'names-1' }

function world(search: (query: ScreeningQuery) => Promise<ScreeningAnswer>) {
  const done: string[] = []
  const records = {
    reserve: (_: Principal, cost: number) => {
      done.push('reserve')
      return Promise.resolve({ id: 'r', cost })
    },
    release: () => {
      done.push('release')
      return Promise.resolve()
    },
    rulesOf: () => Promise.resolve(null),
    recordScreening: () => {
      done.push('record')
      return Promise.resolve({ id: 'q', quota: 9, credit: 0 })
    },
  }
  return {
    done,
    ports: { records, lists: { search, status: () => [] }, clock: { now: () => 0, monotonic: () => 5 } },
  }
}

describe('screen', () => {
  it('searches as the key may, stores the question and says what is left', async () => {
    const asked: ScreeningQuery[] = []
    const { ports, done } = world((query) => {
      asked.push(query)
      return Promise.resolve(answer)
    })
    const command = { name: 'Silas Nightjar', entity: 'person', databases: null } as const
    const result = await screen(ports, principal, {
      command,
      requiredLists: null,
      signal: new AbortController().signal,
    })
    expect(result).toMatchObject({ matcher: 'names-1', id: 'q' })
    expect(asked[0]).toMatchObject({ mode: 'test', limit: 50 })
    expect(done).toEqual(['reserve', 'record'])
  })

  it('charges and stores nothing when the search refuses, or the caller has gone', async () => {
    const refusing = world(() => Promise.reject(new Error('refused')))
    const command = { name: 'x', entity: null, databases: null }
    await expect(
      screen(refusing.ports, principal, {
        command,
        requiredLists: null,
        signal: new AbortController().signal,
      }),
    ).rejects.toThrow('refused')
    expect(refusing.done).toEqual(['reserve', 'release'])
    const gone = world(() => Promise.resolve(answer))
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(screen(gone.ports, principal, { command, requiredLists: null, signal })).rejects.toThrow(
      'gone',
    )
    expect(gone.done).toEqual(['reserve', 'release'])
  })
})
