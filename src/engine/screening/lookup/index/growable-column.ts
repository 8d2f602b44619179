/** A column of 32-bit values that grows while an index is built. */
export interface GrowableColumn {
  length: number
  push(value: number): void
  at(row: number): number
  set(row: number, value: number): void
  /** What was pushed, without a copy. */
  values(): Uint32Array
}

/** An empty one. */
export function growableColumn(): GrowableColumn {
  let buffer = new Uint32Array(1024)
  return {
    length: 0,
    push(value) {
      if (this.length === buffer.length) {
        const larger = new Uint32Array(buffer.length * 2)
        larger.set(buffer)
        buffer = larger
      }
      buffer[this.length++] = value
    },
    at: (row) => buffer[row] ?? 0,
    set(row, value) {
      buffer[row] = value
    },
    values() {
      return buffer.subarray(0, this.length)
    },
  }
}
