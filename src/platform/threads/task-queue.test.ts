import { describe, expect, it } from 'vitest'
import { TaskQueue } from './task-queue.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

describe('a bounded line of jobs', () => {
  const neverAborted = new AbortController().signal
  const queueFullError = () => new Error('full')

  it('runs as many at once as there are places, and the others in their order', async () => {
    const queue = new TaskQueue(2, 10, queueFullError)
    const gates = [gate(), gate(), gate()]
    const started: number[] = []
    const jobs = gates.map((blocker, index) =>
      queue.submit(async (slot) => {
        started.push(index)
        await blocker.passed
        return slot
      }, neverAborted),
    )
    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await jobs[1]
    gates[0]?.open()
    gates[2]?.open()
    expect(await Promise.all(jobs)).toEqual([0, 1, 1])
    expect(started).toEqual([0, 1, 2])
  })

  it('sends away anyone who comes when the line is full', async () => {
    const queue = new TaskQueue(1, 1, queueFullError)
    const blocker = gate()
    const [first, second] = [
      queue.submit(() => blocker.passed, neverAborted),
      queue.submit(() => blocker.passed, neverAborted),
    ]
    await expect(queue.submit(() => blocker.passed, neverAborted)).rejects.toThrow('full')
    blocker.open()
    await Promise.all([first, second])
    await expect(queue.submit(() => Promise.resolve('in'), neverAborted)).resolves.toBe('in')
  })

  it('forgets a waiting job whose caller went away, and never starts it', async () => {
    const queue = new TaskQueue(1, 1, queueFullError)
    const blocker = gate()
    const first = queue.submit(() => blocker.passed, neverAborted)
    const aborting = new AbortController()
    let started = false
    const second = queue.submit(() => Promise.resolve((started = true)), aborting.signal)
    aborting.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    blocker.open()
    await first
    expect(started).toBe(false)
  })

  it('keeps the place taken while cancelled work winds down', async () => {
    const queue = new TaskQueue(1, 1, queueFullError)
    const blocker = gate()
    const aborting = new AbortController()
    const first = queue.submit(() => blocker.passed, aborting.signal)
    let started = false
    const second = queue.submit(() => Promise.resolve((started = true)), neverAborted)
    aborting.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect(started).toBe(false)
    blocker.open()
    expect(await second).toBe(true)
  })

  it('goes on after work that failed', async () => {
    const queue = new TaskQueue(1, 1, queueFullError)
    await expect(queue.submit(() => Promise.reject(new Error('broken')), neverAborted)).rejects.toThrow(
      'broken',
    )
    expect(await queue.submit(() => Promise.resolve(1), neverAborted)).toBe(1)
  })
})
