import { filterProgram } from './filter-program.ts'
import { holdsRing } from './io-uring.ts'
import { filterSetter } from './set-filter.ts'

/** What holds a decode process, besides that it has no environment and may be killed. */
export interface Isolation {
  /** Whether the kernel refuses it every file, socket and process. */
  readonly filtered: boolean
  /** Whether it is another user than the service. */
  readonly otherUser: boolean
  /** Why it is not filtered; empty when it is. */
  readonly reason: string
}

/** User and group of no one of most systems. */
const nobody = 65_534

/**
 * Gives up, for good, what a process that looks at the bytes of strangers does not need. Everything that it will ever use must be
 * loaded before. Where the service runs as root, the process goes on as another user.
 */
export async function isolateProcess(): Promise<Isolation> {
  const setter = await filterSetter()
  const hasRing = holdsRing()
  const otherUser = leaveRoot()
  if ('reason' in setter) return { filtered: false, otherUser, reason: setter.reason }
  if (hasRing) return { filtered: false, otherUser, reason: 'it would end at its first use of io_uring' }
  try {
    setter.set(filterProgram(setter.architecture, process.pid), 'process')
    return { filtered: true, otherUser, reason: '' }
  } catch (error) {
    return { filtered: false, otherUser, reason: error instanceof Error ? error.message : String(error) }
  }
}

function leaveRoot(): boolean {
  if (process.getuid?.() !== 0) return false
  process.setgroups?.([])
  process.setgid?.(nobody)
  process.setuid?.(nobody)
  return true
}
