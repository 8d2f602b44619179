import { readdirSync, readFileSync } from 'node:fs'

/**
 * Proportional set size (what is shared is divided among those who share it) of this process's descendants whose command line has
 * a word, in bytes; NaN where the system says nothing of processes.
 */
export function memoryOfDescendants(word: string): number {
  const parents = new Map<number, number>()
  for (const name of textsIn('/proc').filter((one) => /^\d+$/.test(one))) {
    // Behind the name of the program, which may hold anything: state and parent.
    const [, parent = ''] = /^.*\) \S (\d+)/s.exec(textOf(`/proc/${name}/stat`)) ?? []
    if (parent !== '') parents.set(Number(name), Number(parent))
  }
  const isDescendant = (id: number): boolean => {
    for (let at = parents.get(id); at !== undefined && at > 1; at = parents.get(at))
      if (at === process.pid) return true
    return false
  }
  const found = [...parents.keys()].filter(
    (id) => isDescendant(id) && textOf(`/proc/${id}/cmdline`).includes(word),
  )
  const kilobytes = found.map((id) => Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${id}/smaps_rollup`))?.[1]))
  return kilobytes.length === 0 ? NaN : kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

function textsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Empty for a process that has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
