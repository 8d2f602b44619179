import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Processes that one of them started and that still run; none where there is no /proc. */
export function childrenOf(parent: number): number[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = processStat(pid)
      return stat?.parent === parent && stat.state !== 'Z'
    })
}

/** Whether a process runs; one that has ended and that no one has asked about yet does not. */
export function isRunning(pid: number): boolean {
  if (existsSync('/proc/self/stat')) return (processStat(pid)?.state ?? 'Z') !== 'Z'
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** proc_pid_stat(5); null when there is none. */
function processStat(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const [state = '', parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(
      ' ',
    )
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}
