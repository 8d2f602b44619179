import { silentLog } from './log.ts'
import { closeOnSignal } from './shutdown.ts'

/** A process that waits for a signal and for nothing else. */
closeOnSignal([], { log: silentLog })
setTimeout(() => process.stdout.write('waiting\n'), 100)
await new Promise(() => undefined)
