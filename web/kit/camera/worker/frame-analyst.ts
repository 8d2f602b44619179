import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import type { FrameTasks, Overview } from './frame-tasks.ts'

export interface FrameRequest {
  readonly id: number
  readonly task: keyof FrameTasks
  readonly question: unknown
}

export type FrameReply =
  { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly fault: string }

/** The tasks as another thread does them. */
export type FrameAnalyst = {
  readonly [T in keyof FrameTasks]: (
    question: Parameters<FrameTasks[T]>[0],
  ) => Promise<ReturnType<FrameTasks[T]>>
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (fault: Error) => void
}

/** Milliseconds after which a thread that has not answered counts as broken. */
const longest = 8_000

/** Asks a thread that runs `frame-worker.ts`; everything that it still owes fails when it breaks. */
export function analystBy(thread: Pick<Worker, 'postMessage' | 'addEventListener'>): FrameAnalyst {
  const waiting = new Map<number, Waiting>()
  let [count, isBroken] = [0, false]
  const broken = new Error('The thread that looks at frames has broken.')
  const fail = () => {
    isBroken = true
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  thread.addEventListener('error', fail)
  thread.addEventListener('message', ({ data }: MessageEvent<FrameReply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) asked?.reject(new Error(data.fault))
    else asked?.resolve(data.answer)
  })
  const ask = async (task: keyof FrameTasks, question: unknown): Promise<unknown> => {
    if (isBroken) throw broken
    const clock = setTimeout(fail, longest)
    count += 1
    const id = count
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, task, question } satisfies FrameRequest)
      })
    } finally {
      clearTimeout(clock)
    }
  }
  return {
    overview: (question) => ask('overview', question) as Promise<Overview>,
    edges: (question) => ask('edges', question) as Promise<number | null>,
    weights: (question) => ask('weights', question) as Promise<void>,
    faces: (question) => ask('faces', question) as Promise<readonly FoundFace[]>,
  }
}

/** The tasks in this thread, where the browser gives no other. */
export function analystHere(load: () => Promise<FrameTasks>): FrameAnalyst {
  let loaded: Promise<FrameTasks> | null = null
  const tasks = () => (loaded ??= load())
  return {
    overview: async (question) => (await tasks()).overview(question),
    edges: async (question) => (await tasks()).edges(question),
    weights: async (question) => (await tasks()).weights(question),
    faces: async (question) => (await tasks()).faces(question),
  }
}

/** The first, and once that fails in a task, the second; faults of tasks themselves come from there again. */
export function firstWorking(first: FrameAnalyst, second: FrameAnalyst): FrameAnalyst {
  let weights: Uint8Array | null = null
  let chosen = first
  const tryBoth = async <A>(task: (analyst: FrameAnalyst) => Promise<A>): Promise<A> => {
    try {
      return await task(chosen)
    } catch (error) {
      if (chosen === second) throw error
      chosen = second
      if (weights !== null) await second.weights(weights)
      return task(second)
    }
  }
  return {
    overview: (question) => tryBoth(({ overview }) => overview(question)),
    edges: (question) => tryBoth(({ edges }) => edges(question)),
    faces: (question) => tryBoth(({ faces }) => faces(question)),
    weights: (file) => {
      weights = file
      return tryBoth((analyst) => analyst.weights(file))
    },
  }
}
