import { parentPort, workerData } from 'node:worker_threads'
import { startThread } from '../../../platform/threads/threads.ts'
import type { RefusalCode } from '../../../vocabulary/refusals.table.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { type JobProgress, type JobResult, type ListJob, runListJob } from './run-list-job.ts'
import type { ListEngine } from '../versions/list-engine.ts'

/** What a thread tells: how far it is, its result, a refusal, or a fault. */
type Message =
  | { readonly progress: JobProgress }
  | { readonly result: JobResult }
  | { readonly refusal: { readonly code: RefusalCode; readonly message: string } }

/** Runs a job somewhere off the event loop. Rejects with Refusal, or with the signal's reason when aborted. */
export type JobRunner = (
  job: ListJob,
  options: { readonly onProgress: (progress: JobProgress) => void; readonly signal: AbortSignal },
) => Promise<JobResult>

/** Megabytes after which an import is given up: a list that needs more is not one of this service. */
const maxMemoryMb = 2048

/** A runner that starts a thread per job. `module` is one that does nothing but call `serveListThread`. */
export function threadRunner(module: URL): JobRunner {
  return (job, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const thread = startThread(module, {
        workerData: job,
        resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
      })
      const abort = () => {
        void thread.terminate()
        reject(signal.reason instanceof Error ? signal.reason : new Error('the import was given up'))
      }
      signal.addEventListener('abort', abort, { once: true })
      thread
        .on('message', (message: Message) => {
          if ('progress' in message) onProgress(message.progress)
          else if ('result' in message) resolve(message.result)
          else reject(new Refusal(message.refusal.code, { message: message.refusal.message }))
        })
        .on('error', (cause) => reject(new Error('the import of a list failed', { cause })))
        .on('exit', (code) => {
          signal.removeEventListener('abort', abort)
          reject(new Error(`the thread of an import ended with ${code}`))
        })
    })
}

/** The thread's side: runs the one job it was started with. */
export async function serveListJobs(engine: ListEngine): Promise<void> {
  if (parentPort === null) throw new Error('this module is started as a thread')
  const port = parentPort
  // Started by `threadRunner` of the same program, with a job of this shape.
  const job = workerData as ListJob
  const post = (message: Message) => port.postMessage(message)
  try {
    post({ result: await runListJob(engine, job, (progress) => post({ progress })) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    post({ refusal: { code: error.code, message: error.message } })
  }
}
