import { printWork, type PrintTask } from '../../../engine/companies/reading/print-work.ts'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'

/** Runs as a worker thread: what print of registration documents says. */
await serveTasks<PrintTask>(() => ({ ready: null, perform: printWork }))
