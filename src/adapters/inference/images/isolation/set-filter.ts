import type Koffi from 'koffi'
import { type Architecture, architectures } from './system-calls.table.ts'

/** prctl(2). */
const prSetNoNewPrivileges = 38
/** seccomp(2): a filter for the thread that asks, and with the flag for every thread that there is. */
const setModeFilter = 1
const reachFlags = { thread: 0, process: 1 } as const

/** What sets filters of system calls on this machine, or why nothing can. */
export type FilterSetter =
  | {
      readonly architecture: Architecture
      /**
       * For good, and for everything that is started afterwards.
       *
       * @param program from `filter-program.ts`
       * @throws Error with a sentence when the kernel takes no filter
       */
      readonly set: (program: Buffer, reach: keyof typeof reachFlags) => void
    }
  | { readonly reason: string }

/** Loads what sets filters. It has a native part for Linux alone, which another user may not be able to read. */
export async function filterSetter(): Promise<FilterSetter> {
  const { arch, platform } = process
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64'))
    return { reason: `there is no filter for ${platform} on ${arch}` }
  const koffi = await import('koffi').catch(() => null)
  if (koffi === null) return { reason: 'the package koffi cannot be loaded' }
  return { architecture: arch, set: setterBy(koffi.default, architectures[arch]) }
}

function setterBy(
  koffi: typeof Koffi,
  calls: (typeof architectures)[Architecture],
): (program: Buffer, reach: keyof typeof reachFlags) => void {
  return (program, reach) => {
    const library = koffi.load(null)
    const struct = koffi.struct({ length: 'uint16_t', instructions: 'uint8_t *' })
    const call = library.func(
      'long syscall(long, long, unsigned long, unsigned long, unsigned long, unsigned long)',
    )
    const filter = library.func('syscall', 'long', ['long', 'long', 'unsigned long', koffi.pointer(struct)])
    if (call(calls.prctl, prSetNoNewPrivileges, 1, 0, 0, 0) !== 0)
      throw new Error('the kernel does not let a process give up privileges')
    const outcome: unknown = filter(calls.seccomp, setModeFilter, reachFlags[reach], {
      length: program.length / 8,
      instructions: program,
    })
    if (outcome !== 0) throw new Error('the kernel takes no filter of system calls')
  }
}
