import { growableColumn } from './growable-column.ts'

/**
 * The different words of a list in the order in which they came, by their bytes: a million of them as strings would each
 * keep the name it was cut from, and be gone through by every collection of what is no longer used.
 */
export interface WordTable {
  readonly size: number
  /** The word's row; a new one when it was not there. @param text ASCII */
  rowOf(text: string): number
  textAt(row: number): string
  /** The words one after the other, and where each begins and the last one ends. */
  bytes(): Uint8Array
  starts(): Uint32Array
}

const minSlots = 1024

/** An empty one. */
export function wordTable(): WordTable {
  const start = growableColumn()
  start.push(0)
  const hashes = growableColumn()
  let buffer = new Uint8Array(8 * minSlots)
  /** Rows by the hashes of their words, one more than they are: by open addressing, half of them free. */
  let slots = new Uint32Array(minSlots)
  const isWordAt = (row: number, text: string): boolean => {
    const from = start.at(row)
    if (start.at(row + 1) - from !== text.length) return false
    for (let at = 0; at < text.length; at++) if (buffer[from + at] !== text.charCodeAt(at)) return false
    return true
  }
  const rehash = () => {
    slots = new Uint32Array(slots.length * 2)
    for (let row = 0; row < hashes.length; row++) {
      let slot = hashes.at(row) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = row + 1
    }
  }
  const append = (text: string) => {
    const from = start.at(hashes.length)
    if (from + text.length > buffer.length) {
      const larger = new Uint8Array(2 * (from + text.length))
      larger.set(buffer)
      buffer = larger
    }
    for (let at = 0; at < text.length; at++) buffer[from + at] = text.charCodeAt(at)
    start.push(from + text.length)
  }
  return {
    get size() {
      return hashes.length
    },
    rowOf(text) {
      const hash = hashOf(text)
      let slot = hash & (slots.length - 1)
      for (let slotValue = slots[slot] ?? 0; slotValue !== 0; slotValue = slots[slot] ?? 0) {
        if (hashes.at(slotValue - 1) === hash && isWordAt(slotValue - 1, text)) return slotValue - 1
        slot = (slot + 1) & (slots.length - 1)
      }
      append(text)
      hashes.push(hash)
      slots[slot] = hashes.length
      if (2 * hashes.length > slots.length) rehash()
      return hashes.length - 1
    },
    textAt: (row) => Buffer.from(buffer.buffer).toString('latin1', start.at(row), start.at(row + 1)),
    bytes: () => buffer.subarray(0, start.at(hashes.length)),
    starts: () => start.values(),
  }
}

/** FNV-1a with its bits mixed, for the lowest bits choose the slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
