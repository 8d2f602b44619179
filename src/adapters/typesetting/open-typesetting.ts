import type { Worker } from 'node:worker_threads'
import type { Typesetter } from '../../flows/ports/typesetting/typesetting.ts'
import { abandonThread, moduleUrl, startThread } from '../../platform/threads/threads.ts'
import type { TypesettingAnswer, TypesettingTask } from './typesetting-messages.ts'

/** One document takes a tenth of a second, the first of a thread half a one. */
const documentTimeoutMs = 60_000

export interface OpenTypesetting extends Typesetter {
  close(): Promise<void>
}

/**
 * A thread that sets pages, started by the first document that is asked for. One that dies, or takes too long, is left
 * behind, and the next document starts another.
 */
export function openTypesetting(timeoutMs: number = documentTimeoutMs): OpenTypesetting {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  const runningThread = (): Worker => {
    thread ??= startThread(moduleUrl('adapters/typesetting/typesetting-thread'))
    return thread
  }

  const typesetInThread = async (task: TypesettingTask): Promise<Uint8Array> => {
    const worker = runningThread()
    // A thread that is idle keeps no program alive.
    worker.ref()
    try {
      return await requestPdf(worker, task, timeoutMs)
    } catch (error) {
      if (error instanceof TypesettingError) throw error
      if (thread === worker) thread = null
      abandonThread(worker)
      throw error
    } finally {
      worker.unref()
    }
  }

  return {
    pdf: (tree, { at, signal }) => {
      const current = last.then(() => {
        signal.throwIfAborted()
        return typesetInThread({ tree, at })
      })
      last = current.catch(() => null)
      return current
    },
    close: async () => {
      await last
      await thread?.terminate()
      thread = null
    },
  }
}

/** The thread is well, and could not set the document. */
class TypesettingError extends Error {
  override readonly name = 'NotSet'
}

function requestPdf(worker: Worker, task: TypesettingTask, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    const onMessage = (answer: TypesettingAnswer): void => {
      done(() => {
        if (answer.kind === 'done') resolve(answer.pdf)
        else reject(new TypesettingError(`The pages could not be set: ${answer.message}`))
      })
    }
    const onError = (cause: Error): void => {
      done(() => {
        reject(new Error('The typesetting thread ended unexpectedly.', { cause }))
      })
    }
    const onExit = (): void => {
      onError(new Error('It ended.'))
    }
    const timer = setTimeout(() => {
      onError(new Error(`It took more than ${timeoutMs} ms.`))
    }, timeoutMs)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task)
  })
}
