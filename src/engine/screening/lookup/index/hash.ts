/** 32-bit FNV-1a of a string's UTF-16 units; `seed` keeps keys of different kinds apart. */
export function hashText(text: string, seed = 0): number {
  return mixBits(continueHash(offsetBasis ^ seed, text))
}

/** The same of two texts written as one. */
export function hashPair(first: string, second: string, seed: number): number {
  return mixBits(continueHash(continueHash(offsetBasis ^ seed, first), second))
}

/** The same of a text without its letter at `left`. */
export function hashWithout(text: string, omittedIndex: number, seed: number): number {
  let hash = offsetBasis ^ seed
  for (let i = 0; i < text.length; i++) {
    if (i !== omittedIndex) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return mixBits(hash)
}

const offsetBasis = 0x811c9dc5

function continueHash(before: number, text: string): number {
  let hash = before
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

function mixBits(hashed: number): number {
  let hash = hashed ^ (hashed >>> 15)
  hash = Math.imul(hash, 0x2c1b3c6d)
  // The keys are spread over buckets by their highest bits, so these must depend on all others.
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** First place of `wanted` in ascending `values`, or −1. */
export function firstIndexOf(values: Uint32Array, requested: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < requested) low = middle + 1
    else high = middle
  }
  return values[low] === requested ? low : -1
}
