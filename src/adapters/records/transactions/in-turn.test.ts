import { describe, expect, it } from 'vitest'
import { InTurn } from './in-turn.ts'

describe('work in turn', () => {
  it('begins when the one before of its name has ended, even with an error', async () => {
    const turns = new InTurn()
    const begun: string[] = []
    let fail = (): void => undefined
    const first = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('failed'))
    })
    const running = [
      turns.run('a', () => {
        begun.push('first')
        return first
      }),
      turns.run('a', async () => Promise.resolve(begun.push('second'))),
      turns.run('b', async () => Promise.resolve(begun.push('other'))),
    ]
    await running[2]
    expect(begun).toEqual(['first', 'other'])
    fail()
    await expect(running[0]).rejects.toThrow('failed')
    await running[1]
    expect(begun).toEqual(['first', 'other', 'second'])
  })

  it('lets only so many of one name wait', async () => {
    const turns = new InTurn()
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const waiting = Array.from({ length: 512 }, () => turns.run('a', () => gate))
    await expect(turns.run('a', () => gate)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await turns.run('b', () => Promise.resolve())
    open()
    await Promise.all(waiting)
    await turns.run('a', () => Promise.resolve())
  })
})
