import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { AppendedFile } from './block-writer.ts'

/**
 * An index is pairs of a key and the number of an entry (u32 each), in the order of both. As u64 of a little-endian machine,
 * the only kind that this service runs on, a pair is key × 2³² + number, so that the machine's own sort orders them.
 */
export const pairBytes = 8

/** Pairs that are sorted at once: 16 MB. */
const runPairs = 2 ** 21

/** Pairs of one checksum. */
export const chunkPairs = 512

/** First key and checksum of a chunk, u32 each. */
export const fenceBytes = 8

/** Pairs of a run that are read at once while runs are merged. */
const readPairs = 2 ** 14

/** Gathers pairs, which go out as sorted runs. */
export class PairRuns {
  readonly #folder: string
  readonly #pairs = new BigUint64Array(runPairs)
  readonly #words = new Uint32Array(this.#pairs.buffer)
  #size = 0
  #runs: number

  /** @param runs how many an interrupted import left */
  constructor(folder: string, runs: number) {
    this.#folder = folder
    this.#runs = runs
  }

  /** Whether a run should be written before so many more pairs come. */
  isFull(more: number): boolean {
    return this.#size + more > runPairs
  }

  add(key: number, entry: number): void {
    this.#words[2 * this.#size] = entry
    this.#words[2 * this.#size + 1] = key
    this.#size += 1
  }

  /** Writes what was gathered as a run of its own. Answers how many runs there are. */
  sync(): number {
    if (this.#size === 0) return this.#runs
    const sorted = this.#pairs.subarray(0, this.#size).sort()
    const file = openSync(runPath(this.#folder, this.#runs), 'w', 0o600)
    try {
      const bytes = new Uint8Array(sorted.buffer, 0, this.#size * pairBytes)
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    this.#size = 0
    this.#runs += 1
    return this.#runs
  }
}

function runPath(folder: string, run: number): string {
  return join(folder, `run-${run}.bin`)
}

/**
 * Merges runs into `index.bin`, with a fence for each chunk of it in `fences.bin`. The runs stay until `removeRuns`.
 *
 * @param onProgress called with the share that is done, now and then
 * @returns how many pairs there are
 */
export function mergeRuns(folder: string, runs: number, onProgress: (share: number) => void): number {
  const readers = Array.from({ length: runs }, (_, run) => new RunReader(runPath(folder, run)))
  const total = readers.reduce((sum, reader) => sum + reader.pairs, 0)
  const index = new AppendedFile(join(folder, 'index.bin'), 0)
  const fences = new AppendedFile(join(folder, 'fences.bin'), 0)
  try {
    const heap = new RunHeap(readers)
    for (let done = 0; done < total;) {
      const size = Math.min(chunkPairs, total - done)
      const chunk = new Uint32Array(2 * size)
      for (let at = 0; at < size; at++) heap.takeInto(chunk, 2 * at)
      const bytes = new Uint8Array(chunk.buffer)
      index.write(bytes)
      fences.write(new Uint8Array(Uint32Array.of(chunk[1] ?? 0, crc32(bytes)).buffer))
      done += size
      if (done % (chunkPairs * 1024) === 0) onProgress(done / total)
    }
    index.sync()
    fences.sync()
  } finally {
    index.close()
    fences.close()
    for (const reader of readers) reader.close()
  }
  return total
}

/** What is left of runs that were merged. */
export function removeRuns(folder: string, runs: number): void {
  for (let run = 0; run < runs; run++) rmSync(runPath(folder, run), { force: true })
  rmSync(join(folder, 'checkpoint.json'), { force: true })
}

/** One run, read from its beginning. */
class RunReader {
  readonly pairs: number
  readonly #file: number
  readonly #words = new Uint32Array(2 * readPairs)
  #left: number
  #at = 0
  #size = 0
  key = 0
  entry = 0

  constructor(path: string) {
    this.pairs = statSync(path).size / pairBytes
    this.#left = this.pairs
    this.#file = openSync(path, 'r')
  }

  /** Puts the next pair into `key` and `entry`; false at the end. */
  next(): boolean {
    if (this.#at === this.#size && !this.#read()) return false
    this.entry = this.#words[2 * this.#at] ?? 0
    this.key = this.#words[2 * this.#at + 1] ?? 0
    this.#at += 1
    return true
  }

  close(): void {
    closeSync(this.#file)
  }

  #read(): boolean {
    const size = Math.min(readPairs, this.#left)
    const bytes = new Uint8Array(this.#words.buffer, 0, size * pairBytes)
    for (let at = 0; at < bytes.length;) {
      const read = readSync(this.#file, bytes, at, bytes.length - at, null)
      if (read === 0) throw new Error('a run of an import is shorter than it was written')
      at += read
    }
    this.#left -= size
    this.#at = 0
    this.#size = size
    return size > 0
  }
}

/** Readers by the pair that each is at, the smallest on top. */
class RunHeap {
  readonly #readers: RunReader[]

  constructor(readers: readonly RunReader[]) {
    this.#readers = readers.filter((reader) => reader.next())
    for (let at = (this.#readers.length >> 1) - 1; at >= 0; at--) this.#sink(at)
  }

  takeInto(words: Uint32Array, at: number): void {
    const [top] = this.#readers
    if (top === undefined) throw new Error('the runs of an import end before they should')
    words[at] = top.entry
    words[at + 1] = top.key
    if (!top.next()) {
      const last = this.#readers.pop()
      if (last !== undefined && this.#readers.length > 0) this.#readers[0] = last
    }
    this.#sink(0)
  }

  #sink(from: number): void {
    const readers = this.#readers
    for (let at = from; ;) {
      const left = 2 * at + 1
      const right = left + 1
      const parent = readers[at]
      const child = isBefore(readers[right], readers[left]) ? right : left
      const smaller = readers[child]
      if (parent === undefined || smaller === undefined || !isBefore(smaller, parent)) return
      readers[at] = smaller
      readers[child] = parent
      at = child
    }
  }
}

function isBefore(a: RunReader | undefined, b: RunReader | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return a.key === b.key ? a.entry < b.entry : a.key < b.key
}
