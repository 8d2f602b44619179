import workerFile from 'worker:frame-worker'
import { trustedPolicy } from '../../page/trusted-policy.ts'
import { analystBy, analystHere, firstWorking, type FrameAnalyst } from './frame-analyst.ts'

let opened: FrameAnalyst | null = null

/** What looks at frames for this page: a thread of its own, or where that cannot be had, the page's. */
export const openFrameAnalyst = (): FrameAnalyst => (opened ??= open())

function open(): FrameAnalyst {
  const here = analystHere(async () => (await import('./frame-tasks.ts')).createFrameTasks())
  try {
    const address = trustedPolicy.createScriptURL(new URL(workerFile, import.meta.url).href)
    return firstWorking(analystBy(new Worker(address)), here)
  } catch {
    return here
  }
}
