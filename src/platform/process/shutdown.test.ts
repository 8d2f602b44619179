import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { silentLog } from './log.ts'
import { closeOnSignal, type ShutdownStep } from './shutdown.ts'

function signalled(steps: readonly ShutdownStep[], graceMs = 1000): Promise<number> {
  return new Promise((exit) => {
    const signals = new EventEmitter()
    closeOnSignal(steps, { log: silentLog, graceMs, exit, signals })
    signals.emit('SIGTERM')
  })
}

describe('closing on a signal', () => {
  it('closes the parts in order and ends with 0', async () => {
    const closed: string[] = []
    const step = (name: string): ShutdownStep => ({
      part: name,
      close: () => Promise.resolve(void closed.push(name)),
    })
    expect(await signalled([step('door'), step('records')])).toBe(0)
    expect(closed).toEqual(['door', 'records'])
  })

  it('ends with 1 when a part fails, after closing the others', async () => {
    let closed = false
    const failing = { part: 'a', close: () => Promise.reject(new Error('stuck')) }
    const fine = { part: 'b', close: () => Promise.resolve(void (closed = true)) }
    expect(await signalled([failing, fine])).toBe(1)
    expect(closed).toBe(true)
  })

  it('ends with 1 when a part never closes', async () => {
    expect(await signalled([{ part: 'a', close: () => new Promise(() => undefined) }], 20)).toBe(1)
  })

  it('comes to a process that has nothing to do but to wait for it', async () => {
    const fixture = fileURLToPath(new URL('./shutdown.fixture.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', fixture], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
