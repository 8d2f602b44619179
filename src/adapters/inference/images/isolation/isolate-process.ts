import type Koffi from 'koffi'
import { filterProgram } from './filter-program.ts'
import { architectures } from './system-calls.table.ts'

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
/** prctl(2). */
const prSetNoNewPrivileges = 38
/** seccomp(2): a filter, for every thread that there is. */
const setModeFilter = 1
const allThreads = 1

/**
 * Gives up, for good, what a process that looks at the bytes of strangers does not need. Everything that it will ever use must be
 * loaded before. Where the service runs as root, the process goes on as another user.
 */
export async function isolateProcess(): Promise<Isolation> {
  const { arch, platform } = process
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64'))
    return {
      filtered: false,
      otherUser: leaveRoot(),
      reason: `there is no filter for ${platform} on ${arch}`,
    }
  // It has a native part for Linux alone, which the other user may not be able to read.
  const koffi = await import('koffi').catch(() => null)
  const otherUser = leaveRoot()
  if (koffi === null) return { filtered: false, otherUser, reason: 'the package koffi cannot be loaded' }
  try {
    filterCalls(koffi.default, arch)
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

function filterCalls(koffi: typeof Koffi, arch: keyof typeof architectures): void {
  const calls = architectures[arch]
  const library = koffi.load(null)
  const program = koffi.struct({ length: 'uint16_t', instructions: 'uint8_t *' })
  const set = library.func(
    'long syscall(long, long, unsigned long, unsigned long, unsigned long, unsigned long)',
  )
  const filter = library.func('syscall', 'long', ['long', 'long', 'unsigned long', koffi.pointer(program)])
  if (set(calls.prctl, prSetNoNewPrivileges, 1, 0, 0, 0) !== 0)
    throw new Error('the kernel does not let a process give up privileges')
  const instructions = filterProgram(arch, process.pid)
  const outcome: unknown = filter(calls.seccomp, setModeFilter, allThreads, {
    length: instructions.length / 8,
    instructions,
  })
  if (outcome !== 0) throw new Error('the kernel takes no filter of system calls')
}
