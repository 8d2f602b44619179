import { readFile } from 'node:fs/promises'

/** What the kernel says of a process (proc_pid_stat(5)). */
export interface ProcessUsage {
  /** Whether a signal has stopped it. */
  readonly stopped: boolean
  /** Processor time of all its threads since it began, in milliseconds, to the hundredth of a second. */
  readonly processorMs: number
  readonly residentBytes: number
}

/** On every platform that has /proc and runs Node. */
const pageBytes = 4096
const tickMs = 10
/** Places in the line behind the name of the program, which may hold blanks and is in brackets. */
const places = { state: 0, userTicks: 11, systemTicks: 12, residentPages: 21 } as const

/** Null where there is no /proc, or no such process any more. */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  if (line === '') return null
  const values = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const number = (place: number) => Number(values[place] ?? 0)
  return {
    stopped: values[places.state] === 'T',
    processorMs: (number(places.userTicks) + number(places.systemTicks)) * tickMs,
    residentBytes: number(places.residentPages) * pageBytes,
  }
}
