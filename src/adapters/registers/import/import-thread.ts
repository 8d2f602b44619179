import { parentPort, workerData } from 'node:worker_threads'
import type { RegisterProgress } from '../../../flows/ports/companies/registers.ts'
import { startThread } from '../../../platform/threads/threads.ts'
import type { RefusalCode } from '../../../vocabulary/refusals.table.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { RegisterEngine } from '../register-engine.ts'
import { importRegister, type RegisterJob, type RegisterJobResult } from './import-register.ts'

/** Runs an import somewhere off the event loop. Rejects with Refusal, or with the signal's reason when aborted. */
export type RegisterImporter = (
  job: RegisterJob,
  options: { readonly onProgress: (progress: RegisterProgress) => void; readonly signal: AbortSignal },
) => Promise<RegisterJobResult>

type Message =
  | { readonly progress: RegisterProgress }
  | { readonly result: RegisterJobResult }
  | { readonly refusal: { readonly code: RefusalCode; readonly message: string } }

/** Megabytes of the thread's heap: an import needs no more, however large the register is. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** A thread per import. `module` is one that does nothing but call `serveRegisterImport`. */
export function threadImporter(module: URL): RegisterImporter {
  return (job, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const thread = startThread(module, { workerData: job, resourceLimits: memory })
      const abort = (): void => {
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
        .on('error', (cause) => reject(new Error('the import of a register failed', { cause })))
        .on('exit', (code) => {
          signal.removeEventListener('abort', abort)
          reject(new Error(`the thread of an import ended with ${code}`))
        })
    })
}

/** The thread's side: runs the one job it was started with. */
export async function serveRegisterImport(engine: RegisterEngine): Promise<void> {
  if (parentPort === null) throw new Error('this module is started as a thread')
  const port = parentPort
  const post = (message: Message): void => port.postMessage(message)
  try {
    // Started by `threadImporter` of the same program, with a job of this shape.
    post({
      result: await importRegister(engine, workerData as RegisterJob, (progress) => post({ progress })),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    post({ refusal: { code: error.code, message: error.message } })
  }
}
