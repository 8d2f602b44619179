import { describe, expect, it } from 'vitest'
import { JobQueue } from './job-queue.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

describe('a bounded line of jobs', () => {
  const medianFilter = new AbortController().signal
  const full = () => new Error('full')

  it('runs as many at once as there are places, and the others in their order', async () => {
    const line = new JobQueue(2, 10, full)
    const doors = [gate(), gate(), gate()]
    const begun: number[] = []
    const jobs = doors.map((door, index) =>
      line.submit(async (place) => {
        begun.push(index)
        await door.passed
        return place
      }, medianFilter),
    )
    expect(begun).toEqual([0, 1])
    doors[1]?.open()
    await jobs[1]
    doors[0]?.open()
    doors[2]?.open()
    expect(await Promise.all(jobs)).toEqual([0, 1, 1])
    expect(begun).toEqual([0, 1, 2])
  })

  it('sends away anyone who comes when the line is full', async () => {
    const line = new JobQueue(1, 1, full)
    const door = gate()
    const [first, second] = [
      line.submit(() => door.passed, medianFilter),
      line.submit(() => door.passed, medianFilter),
    ]
    await expect(line.submit(() => door.passed, medianFilter)).rejects.toThrow('full')
    door.open()
    await Promise.all([first, second])
    await expect(line.submit(() => Promise.resolve('in'), medianFilter)).resolves.toBe('in')
  })

  it('forgets a waiting job whose caller went away, and never starts it', async () => {
    const line = new JobQueue(1, 1, full)
    const door = gate()
    const first = line.submit(() => door.passed, medianFilter)
    const leaving = new AbortController()
    let started = false
    const second = line.submit(() => Promise.resolve((started = true)), leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    door.open()
    await first
    expect(started).toBe(false)
  })

  it('keeps the place taken while cancelled work winds down', async () => {
    const line = new JobQueue(1, 1, full)
    const door = gate()
    const leaving = new AbortController()
    const first = line.submit(() => door.passed, leaving.signal)
    let started = false
    const second = line.submit(() => Promise.resolve((started = true)), medianFilter)
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect(started).toBe(false)
    door.open()
    expect(await second).toBe(true)
  })

  it('goes on after work that failed', async () => {
    const line = new JobQueue(1, 1, full)
    await expect(line.submit(() => Promise.reject(new Error('broken')), medianFilter)).rejects.toThrow(
      'broken',
    )
    expect(await line.submit(() => Promise.resolve(1), medianFilter)).toBe(1)
  })
})
