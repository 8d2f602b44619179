import type { ChildProcess } from 'node:child_process'
import { readProcessUsage } from './process-usage.ts'

/** Kills a process whose resident memory is more than so many bytes; where there is no /proc no one can tell. */
export async function limitMemory(child: ChildProcess, bytes: number): Promise<void> {
  const usage = child.pid === undefined ? null : await readProcessUsage(child.pid)
  if (usage !== null && usage.residentBytes > bytes) child.kill('SIGKILL')
}
