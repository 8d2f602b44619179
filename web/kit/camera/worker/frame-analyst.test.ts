import { describe, expect, it } from 'vitest'
import { analystBy, analystHere, firstWorking, type FrameRequest } from './frame-analyst.ts'
import type { FrameTasks } from './frame-tasks.ts'

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) }
const weights: Uint8Array[] = []
const tasks: FrameTasks = {
  overview: () => ({ outline: null, brightness: 7, glare: 0 }),
  edges: () => 3,
  weights: (file) => void weights.push(file),
  faces: () => [],
}
const here = analystHere(() => Promise.resolve(tasks))

/** A thread that answers nothing by itself. */
class SilentThread extends EventTarget {
  readonly asked: FrameRequest[] = []
  postMessage = (request: FrameRequest) => void this.asked.push(request)
  reply = (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), { data }))
}

const silent = () => {
  const thread = new SilentThread()
  return { thread, analyst: analystBy(thread) }
}

describe('The thread that looks at frames', () => {
  it('answers each question by its own reply, in whatever order they come', async () => {
    const { thread, analyst } = silent()
    const [edges, other] = [analyst.edges(picture), analyst.edges(picture)]
    const [first, second] = thread.asked
    thread.reply({ id: second?.id, answer: 2 })
    thread.reply({ id: first?.id, answer: 1 })
    expect(await Promise.all([edges, other])).toEqual([1, 2])
  })

  it('passes a fault of a task on', async () => {
    const { thread, analyst } = silent()
    const faces = analyst.faces(picture)
    thread.reply({ id: thread.asked[0]?.id, fault: 'no weights' })
    await expect(faces).rejects.toThrow('no weights')
  })

  it('is replaced by this one where it breaks, which is given the weights too', async () => {
    const { thread, analyst } = silent()
    const both = firstWorking(analyst, here)
    const file = new Uint8Array([1, 2])
    const loaded = both.weights(file)
    thread.reply({ id: thread.asked[0]?.id, answer: undefined })
    await loaded
    const edges = both.edges(picture)
    thread.dispatchEvent(new Event('error'))
    expect(await edges).toBe(3)
    expect(weights).toEqual([file])
    expect(await both.faces(picture)).toEqual([])
    expect(thread.asked).toHaveLength(2)
  })
})
