import { parentPort, type ResourceLimits, workerData } from 'node:worker_threads'
import { startThread } from './threads.ts'

/** Runs a job somewhere off the event loop. Rejects with a refusal, or with the signal's reason when aborted. */
export type JobRunner<Job, Progress, Result> = (
  job: Job,
  options: { readonly onProgress: (progress: Progress) => void; readonly signal: AbortSignal },
) => Promise<Result>

/** What a thread tells: how far it is, its result, or a refusal; a fault is its `error`. */
type Message<Progress, Result> =
  { readonly progress: Progress } | { readonly result: Result } | { readonly refusal: unknown }

export interface JobThread<Refused> {
  /** One that does nothing but call `serveJob`, with the job that it was started with. */
  readonly module: URL
  /** Memory after which the job is given up. */
  readonly limits: ResourceLimits
  /** For messages: `the import of a list`. */
  readonly name: string
  /** The error of a refusal that `serveJob` made a message of. */
  readonly refuse: (refused: Refused) => Error
}

/** A runner that starts a thread per job. */
export function jobThread<Job, Progress, Result, Refused>({
  module,
  limits,
  name,
  refuse,
}: JobThread<Refused>): JobRunner<Job, Progress, Result> {
  return (job, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const thread = startThread(module, { workerData: job, resourceLimits: limits })
      const abort = (): void => {
        void thread.terminate()
        reject(signal.reason instanceof Error ? signal.reason : new Error(`${name} was given up`))
      }
      signal.addEventListener('abort', abort, { once: true })
      thread
        .on('message', (message: Message<Progress, Result>) => {
          if ('progress' in message) onProgress(message.progress)
          else if ('result' in message) resolve(message.result)
          // A class does not pass between threads; the caller types it as `refusalOf` made it.
          else reject(refuse(message.refusal as Refused))
        })
        .on('error', (cause) => reject(new Error(`${name} failed`, { cause })))
        .on('exit', (code) => {
          signal.removeEventListener('abort', abort)
          reject(new Error(`the thread of ${name} ended with ${code}`))
        })
    })
}

/**
 * The thread's side: runs the one job it was started with.
 *
 * @param refusalOf a refusal as a message; null for an error that is a fault, and ends the thread
 */
export async function serveJob(
  refusalOf: (error: unknown) => object | null,
  run: (job: never, onProgress: (progress: unknown) => void) => Promise<unknown>,
): Promise<void> {
  if (parentPort === null) throw new Error('this module is started as a thread')
  const port = parentPort
  const post = (message: Message<unknown, unknown>): void => port.postMessage(message)
  try {
    // Started by `jobThread` of the same program, with a job of this shape.
    post({ result: await run(workerData as never, (progress) => post({ progress })) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    post({ refusal })
  }
}
