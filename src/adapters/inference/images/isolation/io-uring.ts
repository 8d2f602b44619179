import { readdirSync, readlinkSync } from 'node:fs'
import { ringlessProgram } from './filter-program.ts'
import { filterSetter } from './set-filter.ts'

/**
 * Whether this process can pass calls to the kernel through io_uring, past every filter of system calls. The event loop of
 * Node 22 and later opens a ring when it begins, and ends the process when the kernel no longer serves it.
 */
export function holdsRing(): boolean {
  const descriptors = '/proc/self/fd'
  try {
    return readdirSync(descriptors).some((name) => targetOf(`${descriptors}/${name}`).includes('io_uring'))
  } catch {
    // Without /proc there is no io_uring either.
    return false
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    // The descriptor by which the folder was read.
    return ''
  }
}

let refused: Promise<void> | undefined

/**
 * What this thread starts from now on opens no ring: its event loops go without, as under the usual profile of containers.
 * Where that cannot be had nothing is done, and `isolateProcess` says so.
 */
export function refuseRings(): Promise<void> {
  refused ??= filterSetter().then((setter) => {
    if ('reason' in setter) return
    try {
      setter.set(ringlessProgram(setter.architecture), 'thread')
    } catch {
      // The kernel takes no filter: the decode process will find the same.
    }
  })
  return refused
}
