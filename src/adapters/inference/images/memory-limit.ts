import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Size of a memory page on every platform that has /proc/<pid>/statm and runs Node. */
const pageBytes = 4096

/** Kills a process whose resident memory is more than so many bytes; where there is no /proc no one can tell. */
export async function limitMemory(child: ChildProcess, bytes: number): Promise<void> {
  const statm = await readFile(`/proc/${String(child.pid)}/statm`, 'latin1').catch(() => '')
  const resident = Number(statm.split(' ')[1] ?? 0) * pageBytes
  if (resident > bytes) child.kill('SIGKILL')
}
