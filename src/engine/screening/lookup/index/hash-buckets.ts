/** Rows by the bucket of their key: `start` has a power of two of buckets and the end. */
export interface Buckets {
  readonly start: Uint32Array
  /** Places of the keys that were given, bucket after bucket, in their order. */
  readonly order: Uint32Array
}

/** Sorts 32-bit keys into half as many buckets as there are keys or more, by their highest bits. */
export function sortIntoBuckets(keys: Uint32Array): Buckets {
  const bits = Math.min(24, Math.max(1, Math.floor(Math.log2(keys.length + 1))))
  const start = new Uint32Array(2 ** bits + 1)
  for (let at = 0; at < keys.length; at++) {
    const bucket = bucketOf(start, keys[at] ?? 0)
    start[bucket + 1] = (start[bucket + 1] ?? 0) + 1
  }
  for (let i = 1; i < start.length; i++) start[i] = (start[i] ?? 0) + (start[i - 1] ?? 0)
  const next = start.slice()
  const order = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const bucket = bucketOf(start, keys[at] ?? 0)
    const position = next[bucket] ?? 0
    order[position] = at
    next[bucket] = position + 1
  }
  return { start, order }
}

/** The values at these places. */
export function pickValues(positions: Uint32Array, values: Uint32Array): Uint32Array {
  const picked = new Uint32Array(positions.length)
  for (let at = 0; at < positions.length; at++) picked[at] = values[positions[at] ?? 0] ?? 0
  return picked
}

/** The lowest byte of each. */
export function tagsOf(keys: Uint32Array): Uint8Array {
  // As bytes are stored, all above the lowest falls away.
  return Uint8Array.from(keys)
}

/** The bucket of a key among those of `start`. */
export function bucketOf(start: Uint32Array, key: number): number {
  return key >>> (Math.clz32(start.length - 1) + 1)
}
