import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './task-thread.ts'
import { endRequest } from './threads.ts'

/** A thread at work: what it says when it is ready, and what it does with each task. */
export interface TaskServer<Task> {
  readonly ready: unknown
  readonly perform: (task: Task) => unknown
}

/**
 * Makes this thread the one that a `TaskThread` asks. What cannot be opened, or done, is answered as failed. Asked to end, it
 * ends between two steps of its work, also while it opens.
 */
export async function serveTasks<Task>(
  open: () => TaskServer<Task> | Promise<TaskServer<Task>>,
): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('This module runs only as a worker thread')
  const answer = (message: ThreadAnswer) => port.postMessage(message)
  // In a worker thread this ends the thread.
  port.on('message', (message) => message === endRequest && process.exit())
  try {
    const { ready: readyValue, perform } = await open()
    port.on('message', (task: Task) => {
      Promise.resolve(task)
        .then(perform)
        .then(
          (value) => answer({ kind: 'done', value }),
          (error: unknown) => answer(failedAnswer(error)),
        )
    })
    answer({ kind: 'ready', value: readyValue })
  } catch (error) {
    answer(failedAnswer(error))
    port.close()
  }
}

function failedAnswer(error: unknown): ThreadAnswer {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}
