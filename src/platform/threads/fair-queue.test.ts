import { describe, expect, it } from 'vitest'
import { FairQueue, type FairQueueOptions } from './fair-queue.ts'
import { Spending } from './spending.ts'
import { Precedence } from './precedence.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

const neverAborted = new AbortController().signal
const full = () => new Error('full')
const alone = { payer: '', signal: neverAborted }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Works that go on until they are ended, in the order in which they began, on a clock that is set by hand. */
function world(options: Partial<FairQueueOptions> = {}) {
  const clock = { ms: 0 }
  const queue = new FairQueue({ slots: 1, maxWaiting: 10, full, now: () => clock.ms, ...options })
  const begun: string[] = []
  const running: { readonly payer: string; readonly end: () => void }[] = []
  const come = (payer: string, signal = neverAborted) =>
    queue
      .submit(
        () => {
          begun.push(payer)
          return new Promise<string>((resolve) => running.push({ payer, end: () => resolve('done') }))
        },
        { payer, signal },
      )
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  /** The oldest of them takes so long, and ends. */
  const endFirst = async (afterMs = 0) => {
    clock.ms += afterMs
    running.shift()?.end()
    await settled()
  }
  return { queue, begun, come, endFirst, clock }
}

describe('a bounded line of works', () => {
  it('runs as many at once as there are places, and the others in their order', async () => {
    const queue = new FairQueue({ slots: 2, maxWaiting: 10, full })
    const gates = [gate(), gate(), gate()]
    const started: number[] = []
    const jobs = gates.map((blocker, index) =>
      queue.submit(async (slot) => {
        started.push(index)
        await blocker.passed
        return slot
      }, alone),
    )
    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await jobs[1]
    gates[0]?.open()
    gates[2]?.open()
    expect(await Promise.all(jobs)).toEqual([0, 1, 1])
    expect(started).toEqual([0, 1, 2])
  })

  it('takes the first place that is free, so that the last is used only when all others are', async () => {
    const queue = new FairQueue({ slots: 3, maxWaiting: 10, full })
    const slots: number[] = []
    for (let turn = 0; turn < 3; turn++)
      await queue.submit((slot) => Promise.resolve(slots.push(slot)), alone)
    expect(slots).toEqual([0, 0, 0])
  })

  it('sends away anyone who comes when the line is full', async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 1, full })
    const blocker = gate()
    const [first, second] = [
      queue.submit(() => blocker.passed, alone),
      queue.submit(() => blocker.passed, alone),
    ]
    expect(queue.isFullFor('')).toBe(true)
    await expect(queue.submit(() => blocker.passed, alone)).rejects.toThrow('full')
    blocker.open()
    await Promise.all([first, second])
    expect(queue.isFullFor('')).toBe(false)
    await expect(queue.submit(() => Promise.resolve('in'), alone)).resolves.toBe('in')
  })

  it('keeps places for others behind what one payer may have waiting, so that they drive none away', async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 3, maxWaitingPerPayer: 2, full })
    const blocker = gate()
    const come = (payer: string) => queue.submit(() => blocker.passed, { ...alone, payer })
    const letIn = [come('a'), come('a'), come('a')]
    expect([queue.isFullFor('a'), queue.isFullFor('b')]).toEqual([true, false])
    await expect(come('a')).rejects.toThrow('full')
    letIn.push(come('b'))
    blocker.open()
    await expect(Promise.all(letIn)).resolves.toHaveLength(4)
  })

  it('forgets a waiting work whose caller went away, and never starts it', async () => {
    const { begun, come, endFirst } = world()
    const gone = new AbortController()
    void come('a')
    const waiting = come('b', gone.signal)
    void come('c')
    gone.abort(new Error('gone'))
    expect(await waiting).toBe('gone')
    await endFirst()
    expect(begun).toEqual(['a', 'c'])
  })

  it('keeps the place taken while cancelled work winds down', async () => {
    const { begun, come, endFirst } = world()
    const gone = new AbortController()
    const first = come('a', gone.signal)
    void come('b')
    gone.abort(new Error('gone'))
    expect(await first).toBe('gone')
    expect(begun).toEqual(['a'])
    await endFirst()
    expect(begun).toEqual(['a', 'b'])
  })

  it('answers what work says that ends itself, even when it was cancelled meanwhile', async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 1, full })
    const [blocker, gone] = [gate(), new AbortController()]
    const request = { payer: '', signal: gone.signal, endsItself: true }
    const work = queue.submit(() => blocker.passed.then(() => 'committed'), request)
    const waiting = queue.submit(() => Promise.resolve('never'), request)
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    blocker.open()
    expect(await work).toBe('committed')
  })

  it('goes on after work that failed', async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 1, full })
    await expect(queue.submit(() => Promise.reject(new Error('broken')), alone)).rejects.toThrow('broken')
    expect(await queue.submit(() => Promise.resolve(1), alone)).toBe(1)
  })
})

describe('payers before one line', () => {
  it('take turns when they have spent the same, each in the order of coming', async () => {
    const { begun, come, endFirst } = world()
    for (const payer of ['a', 'a', 'a', 'a', 'b', 'c', 'b']) void come(payer)
    for (let many = 0; many < 6; many++) await endFirst()
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('go in the order of what they have spent: dear work puts its payer behind many cheap ones', async () => {
    const { begun, come, endFirst } = world()
    void come('dear')
    for (const payer of ['dear', 'cheap', 'dear', 'cheap', 'cheap', 'cheap']) void come(payer)
    await endFirst(1000)
    for (let many = 0; many < 4; many++) await endFirst(100)
    await endFirst(100)
    expect(begun).toEqual(['dear', 'cheap', 'cheap', 'cheap', 'cheap', 'dear', 'dear'])
  })

  it('are charged for what is still under way', async () => {
    const { begun, come, endFirst, clock } = world({ slots: 2 })
    void come('dear')
    void come('other')
    for (const payer of ['dear', 'cheap']) void come(payer)
    clock.ms = 5000
    await endFirst()
    expect(begun).toEqual(['dear', 'other', 'cheap'])
  })

  it('are forgiven with time', async () => {
    const { begun, come, endFirst, clock } = world()
    void come('once')
    await endFirst(10_000)
    clock.ms += 600_000
    void come('lately')
    await endFirst(100)
    void come('busy')
    for (const payer of ['lately', 'once']) void come(payer)
    await endFirst()
    expect(begun.slice(2)).toEqual(['busy', 'once'])
  })

  it('are known across queues that count together', async () => {
    const clock = { ms: 0 }
    const now = () => clock.ms
    const spending = new Spending({ halfLifeMs: 30_000, now })
    spending.charge('dear', 5000)
    const { begun, come, endFirst } = world({ now, precedence: new Precedence({ spending, now }) })
    for (const payer of ['someone', 'dear', 'cheap']) void come(payer)
    await endFirst()
    expect(begun).toEqual(['someone', 'cheap'])
  })

  it('leave places to others, however many they bring', async () => {
    const { begun, come } = world({ slots: 4, perPayer: 3 })
    for (let many = 0; many < 8; many++) void come('flood')
    void come('other')
    await settled()
    expect(begun).toEqual(['flood', 'flood', 'flood', 'other'])
  })

  it('are full with what is on its way, once that exceeds what may begin and wait', () => {
    const { come, queue } = world({ slots: 4, perPayer: 3, maxWaiting: 2 })
    expect([queue.isFullFor('a', 4), queue.isFullFor('a', 5)]).toEqual([false, true])
    for (let many = 0; many < 4; many++) void come('a')
    expect([queue.isFullFor('a', 0), queue.isFullFor('a', 1)]).toEqual([false, true])
    expect(queue.isFullFor('b', 1)).toBe(false)
  })

  it('are sent away, the newest of the payer who has most, when the line is full, and no one else', async () => {
    const { begun, come, endFirst, queue } = world({ maxWaiting: 2 })
    const outcomes = ['flood', 'flood', 'flood', 'flood'].map((payer) => come(payer))
    expect([queue.isFullFor('flood'), queue.isFullFor('other')]).toEqual([true, false])
    outcomes.push(come('other'))
    expect(await Promise.all([outcomes[2], outcomes[3]])).toEqual(['full', 'full'])
    for (let many = 0; many < 3; many++) await endFirst()
    expect(begun).toEqual(['flood', 'flood', 'other'])
    expect(await Promise.all([outcomes[0], outcomes[1], outcomes[4]])).toEqual(['done', 'done', 'done'])
  })
})
