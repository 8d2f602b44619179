import { createFrameTasks } from './frame-tasks.ts'
import type { FrameReply, FrameRequest } from './frame-analyst.ts'

/** Looks at frames in a thread of its own, so that the page stays quick. Bundled by itself (`worker:frame-worker`). */
const tasks = createFrameTasks()

const answerTo = ({ id, task, question }: FrameRequest): FrameReply => {
  try {
    // Which question belongs to which task, the types of `analystBy` see to.
    return { id, answer: (tasks[task] as (question: unknown) => unknown)(question) }
  } catch (error) {
    return { id, fault: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<FrameRequest>) => postMessage(answerTo(data)))
