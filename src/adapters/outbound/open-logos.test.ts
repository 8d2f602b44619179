import { describe, expect, it } from 'vitest'
import { openLogos } from './open-logos.ts'

function world() {
  const time = { now: 0 }
  const logos = openLogos({ monotonic: () => time.now })
  const made: string[] = []
  const ask = (address: string, found = true) =>
    logos.recall(address, () => {
      made.push(address)
      return Promise.resolve(found ? new Uint8Array([1]) : null)
    })
  return { time, made, ask }
}

describe('A logo', () => {
  it('is fetched once for all who ask within ten minutes', async () => {
    const { time, made, ask } = world()
    await Promise.all([ask('a'), ask('a'), ask('b')])
    time.now = 599_999
    expect(await ask('a')).toEqual(new Uint8Array([1]))
    expect(made).toEqual(['a', 'b'])
    time.now = 600_001
    await ask('a')
    expect(made).toEqual(['a', 'b', 'a'])
  })

  it('that cannot be had is looked for again after a minute', async () => {
    const { time, made, ask } = world()
    expect(await ask('a', false)).toBeNull()
    time.now = 59_999
    expect(await ask('a', false)).toBeNull()
    time.now = 60_001
    await ask('a', false)
    expect(made).toHaveLength(2)
  })

  it('goes when many others were asked for since', async () => {
    const { made, ask } = world()
    for (let n = 0; n < 33; n += 1) await ask(`address ${n}`)
    await ask('address 32')
    await ask('address 0')
    expect(made).toHaveLength(34)
  })
})
