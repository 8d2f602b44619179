import { describe, expect, it } from 'vitest'
import { withRefreshLock } from './with-refresh-lock.ts'

function world(holder: string | null) {
  const done: string[] = []
  let now = 0
  const ports = {
    clock: { now: () => now },
    records: {
      holdListRefresh: (source: string, _: number, mine = 'new') => {
        done.push(`hold ${source} ${mine}`)
        return Promise.resolve(holder)
      },
      releaseListRefresh: (source: string, held: string) => {
        done.push(`release ${source} ${held}`)
        return Promise.reject(new Error('the database is away'))
      },
    },
  }
  return { ports, done, wait: (ms: number) => (now += ms) }
}

describe('the refresh of a list', () => {
  it('is refused while another person is at it, and nothing is done', async () => {
    const { ports, done } = world(null)
    const work = () => Promise.reject(new Error('not reached'))
    await expect(withRefreshLock(ports, 'un_sc', work)).rejects.toMatchObject({ code: 'ERROR_CONFLICT' })
    expect(done).toEqual(['hold un_sc new'])
  })

  it('renews its hold now and then while it gets on, and lets go of it however it ends', async () => {
    const { ports, done, wait } = world('us')
    const outcome = await withRefreshLock(ports, 'un_sc', (renewLock) => {
      renewLock()
      wait(60_000)
      renewLock()
      renewLock()
      return Promise.resolve('done')
    })
    expect(outcome).toBe('done')
    expect(done).toEqual(['hold un_sc new', 'hold un_sc us', 'release un_sc us'])
    const fails = withRefreshLock(ports, 'un_sc', () => Promise.reject(new Error('fault')))
    await expect(fails).rejects.toThrow('fault')
    expect(done.at(-1)).toBe('release un_sc us')
  })
})
