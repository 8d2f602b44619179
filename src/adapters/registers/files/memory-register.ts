import type { RegisterReader } from './register-files.ts'

/** A register of a few entries, in memory. */
export function memoryRegister<Entry>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => readonly number[],
): RegisterReader {
  const postings = new Map<number, number[]>()
  entries.forEach((entry, number) => {
    for (const key of keysOf(entry)) postings.set(key, [...(postings.get(key) ?? []), number])
  })
  return {
    size: entries.length,
    count: (key) => postings.get(key)?.length ?? 0,
    list: (key, most) => Uint32Array.from((postings.get(key) ?? []).slice(0, most)),
    entry: (number) => entries[number],
    close: () => undefined,
  }
}
