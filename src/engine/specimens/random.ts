/** Randomness as a value: the same seed gives the same draws on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  unit(): number
  /** low ≤ x < high. */
  between(low: number, high: number): number
  /** Whole number, both ends included. */
  whole(low: number, high: number): number
  /** True with this probability, 0..1. */
  happens(probability: number): boolean
  /** One row of a list that is not empty. */
  pick<Row>(rows: readonly Row[]): Row
  /** Normal deviate, mean 0, deviation 1. */
  normal(): number
  /** An independent stream; drawing from it does not move this one. */
  fork(label: string): Random
}

/** Mixes text into a 32-bit seed (FNV-1a). */
function mix(seed: number, label: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The 32-bit generator "mulberry32": small, fast, even enough for pictures. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** @param seed any whole number; equal seeds give equal draws. */
export function randomFrom(seed: number): Random {
  const start = mix(seed >>> 0, `seed ${seed}`)
  const unit = mulberry(start)
  const between = (low: number, high: number): number => low + (high - low) * unit()
  return {
    unit,
    between,
    whole: (low, high) => Math.min(high, Math.floor(between(low, high + 1))),
    happens: (probability) => unit() < probability,
    pick: (rows) => {
      const row = rows[Math.floor(unit() * rows.length)]
      if (row === undefined) throw new Error('Cannot pick from an empty list')
      return row
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    fork: (label) => randomFrom(mix(start, label)),
  }
}
