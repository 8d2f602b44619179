import type { Worker } from 'node:worker_threads'
import { abandonThread, moduleUrl, startThread } from '../../../platform/threads/threads.ts'
import type { GalleryAnswer, GalleryTask } from './gallery-messages.ts'

/** The thread that holds galleries of faces, seen from outside; it does one task at a time. */
export interface GalleryThread {
  /** @throws Error when the task fails; the thread is then left behind with all that it held */
  ask(task: GalleryTask): Promise<Done>
  close(): Promise<void>
}

/** @param onLost told when what the thread held is gone */
export function openGalleryThread(milliseconds: number, onLost: () => void): GalleryThread {
  let thread: Worker | null = null
  return {
    ask: async (task) => {
      thread ??= startThread(moduleUrl('adapters/inference/gallery/gallery-thread'))
      const worker = thread
      // A thread that is idle keeps no program alive.
      worker.ref()
      try {
        return await answered(worker, task, milliseconds)
      } catch (error) {
        if (thread === worker) thread = null
        onLost()
        abandonThread(worker)
        throw error
      } finally {
        worker.unref()
      }
    },
    close: async () => {
      await thread?.terminate()
      thread = null
    },
  }
}

type Done = Extract<GalleryAnswer, { kind: 'done' }>

function answered(worker: Worker, task: GalleryTask, milliseconds: number): Promise<Done> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    const onMessage = (answer: GalleryAnswer): void => {
      done(() => {
        if (answer.kind === 'done') resolve(answer)
        else reject(new Error(`Faces could not be searched: ${answer.message}`))
      })
    }
    const onError = (cause: Error): void => {
      done(() => {
        reject(new Error('The face search thread ended unexpectedly.', { cause }))
      })
    }
    const onExit = (): void => {
      onError(new Error('It ended.'))
    }
    const timer = setTimeout(() => {
      onError(new Error(`It took more than ${String(milliseconds)} ms.`))
    }, milliseconds)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task)
  })
}
