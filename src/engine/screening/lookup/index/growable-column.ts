/** A column of 32-bit values that grows while an index is built. */
export interface GrowableColumn {
  length: number
  push(value: number): void
  at(place: number): number
  set(place: number, value: number): void
  /** What was pushed, without a copy. */
  values(): Uint32Array
}

/** An empty one. */
export function growableColumn(): GrowableColumn {
  let room = new Uint32Array(1024)
  return {
    length: 0,
    push(value) {
      if (this.length === room.length) {
        const wider = new Uint32Array(room.length * 2)
        wider.set(room)
        room = wider
      }
      room[this.length++] = value
    },
    at: (place) => room[place] ?? 0,
    set(place, value) {
      room[place] = value
    },
    values() {
      return room.subarray(0, this.length)
    },
  }
}
