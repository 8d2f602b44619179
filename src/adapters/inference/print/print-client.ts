import type { PrintAnswers, PrintTask } from '../../../engine/companies/reading/print-work.ts'
import type { Inference } from '../../../flows/ports/inference/inference.ts'
import type { Precedence } from '../../../platform/threads/precedence.ts'
import { TaskThread } from '../../../platform/threads/task-thread.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { refuseWork } from '../refuse-work.ts'

export interface PrintClientOptions {
  /** How many tasks may wait. */
  readonly waiting: number
  readonly precedence?: Precedence
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

/** The thread that reads the print of registration documents. The first of them starts it. */
export interface PrintClient {
  /** As the payer of a request sees it. */
  for(payer: string): Pick<Inference, 'doPrintTask'>
  close(): Promise<void>
}

export function openPrintClient(options: PrintClientOptions): PrintClient {
  const thread = new TaskThread<PrintTask>({
    ...options,
    name: 'the reading of print',
    module: moduleUrl('adapters/inference/print/print-thread'),
    settings: () => null,
    refuse: refuseWork,
    late: () => new Refusal('ERROR_OPERATION_FAILED'),
  })
  return {
    for: (payer) => ({
      // What comes back is our own thread's answer, typed by print-work.
      doPrintTask: async <Task extends PrintTask>(task: Task, signal: AbortSignal) =>
        (await thread.ask(task, { payer, signal })) as PrintAnswers[Task['task']],
    }),
    close: () => thread.close(),
  }
}
