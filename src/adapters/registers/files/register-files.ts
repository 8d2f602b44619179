import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { blockRowBytes } from './block-writer.ts'
import { chunkPairs, fenceBytes, pairBytes } from './pair-runs.ts'

/** Entries of a register and the keys by which they are found, wherever they lie. Numbers of entries are from 0. */
export interface RegisterReader {
  readonly size: number
  /** How many entries have a key, or some more. */
  count(key: number): number
  /** Entries that have a key, ascending; the first ones when there are more than `most`. */
  list(key: number, most: number): Uint32Array
  /** An entry as it was stored, parsed. */
  entry(number: number): unknown
  close(): void
}

/**
 * A register on disk. In memory are where its blocks lie and the first key of each chunk of its index: some megabytes of
 * millions of records. What is read is checked against its checksum.
 * Throws Error when the files are not those that were written.
 */
export function openRegisterFiles(folder: string): RegisterReader {
  const files = ['records.bin', 'index.bin'].map((name) => openSync(join(folder, name), 'r'))
  const [records = -1, index = -1] = files
  const blocks = new BlockTable(records, readFileSync(join(folder, 'blocks.bin')))
  const pairs = new PairIndex(index, readFileSync(join(folder, 'fences.bin')))
  return {
    size: blocks.entries,
    count: (key) => pairs.count(key),
    list: (key, most) => pairs.list(key, most),
    entry: (number) => blocks.entry(number),
    close: () => files.forEach((file) => closeSync(file)),
  }
}

/** Unpacked blocks that are kept: candidates of one search often lie side by side. */
const maxKeptBlocks = 64

class BlockTable {
  readonly entries: number
  readonly #file: number
  readonly #rows: Buffer
  readonly #size: number
  readonly #kept = new Map<number, Buffer>()

  constructor(file: number, rows: Buffer) {
    this.#file = file
    this.#rows = rows
    this.#size = rows.length / blockRowBytes
    const last = this.#size === 0 ? null : this.#block(this.#size - 1)
    this.entries = last === null ? 0 : this.#first(this.#size - 1) + last.readUInt16LE(0)
  }

  entry(number: number): unknown {
    let low = 0
    for (let high = this.#size; low < high;) {
      const middle = (low + high) >> 1
      if (this.#first(middle) <= number) low = middle + 1
      else high = middle
    }
    const block = this.#block(low - 1)
    const at = number - this.#first(low - 1)
    const count = block.readUInt16LE(0)
    let begin = 2 + 4 * count
    for (let before = 0; before < at; before++) begin += block.readUInt32LE(2 + 4 * before)
    const length = block.readUInt32LE(2 + 4 * at)
    return JSON.parse(block.toString('utf8', begin, begin + length))
  }

  #first(block: number): number {
    return this.#rows.readUInt32LE(block * blockRowBytes)
  }

  #block(block: number): Buffer {
    const kept = this.#kept.get(block)
    if (kept !== undefined) return kept
    const row = block * blockRowBytes
    const packed = readAt(this.#file, this.#rows.readDoubleLE(row + 16), this.#rows.readUInt32LE(row + 4))
    if (crc32(packed) !== this.#rows.readUInt32LE(row + 8)) throw damaged()
    const unpacked = inflateRawSync(packed)
    if (this.#kept.size >= maxKeptBlocks) this.#kept.clear()
    this.#kept.set(block, unpacked)
    return unpacked
  }
}

const chunkBytes = chunkPairs * pairBytes

/** Chunks that are read at once. */
const spanChunks = 64

class PairIndex {
  readonly #file: number
  readonly #fences: Uint32Array
  readonly #size: number
  readonly #pairs: number

  constructor(file: number, fences: Buffer) {
    this.#file = file
    this.#fences = new Uint32Array(fences.buffer.slice(fences.byteOffset, fences.byteOffset + fences.length))
    this.#size = fences.length / fenceBytes
    this.#pairs = fstatSync(file).size / pairBytes
    if (Math.ceil(this.#pairs / chunkPairs) !== this.#size) throw damaged()
  }

  /** Exact where all lies in two chunks, else to two chunks. */
  count(key: number): number {
    const [from, to] = this.#chunksOf(key)
    return to - from <= 2 ? this.list(key, 2 * chunkPairs).length : (to - from - 1) * chunkPairs
  }

  list(key: number, most: number): Uint32Array {
    const [from, to] = this.#chunksOf(key)
    const found = new Uint32Array(Math.min(most, (to - from) * chunkPairs))
    let size = 0
    for (let chunk = from; chunk < to && size < found.length; chunk += spanChunks) {
      const words = this.#chunks(chunk, Math.min(chunk + spanChunks, to))
      for (let at = firstOf(key, words); words[2 * at + 1] === key && size < found.length; at++)
        found[size++] = words[2 * at] ?? 0
    }
    return found.subarray(0, size)
  }

  /** Chunks in which a key may stand: from the last that begins before it to the last that begins with it. */
  #chunksOf(key: number): readonly [number, number] {
    const from = this.#chunksBefore(key - 1 + 0.5)
    return [Math.max(0, from - 1), this.#chunksBefore(key + 0.5)]
  }

  /** How many chunks begin with a key below. */
  #chunksBefore(key: number): number {
    let low = 0
    for (let high = this.#size; low < high;) {
      const middle = (low + high) >> 1
      if ((this.#fences[2 * middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Pairs of chunks that lie side by side. */
  #chunks(from: number, to: number): Uint32Array {
    const size = Math.min((to - from) * chunkPairs, this.#pairs - from * chunkPairs)
    const bytes = readAt(this.#file, from * chunkBytes, size * pairBytes)
    for (let chunk = from; chunk < to; chunk++) {
      const begin = (chunk - from) * chunkBytes
      if (crc32(bytes.subarray(begin, begin + chunkBytes)) !== this.#fences[2 * chunk + 1]) throw damaged()
    }
    return new Uint32Array(bytes.buffer, bytes.byteOffset, 2 * size)
  }
}

/** Place of the first pair of a chunk whose key is not below. */
function firstOf(key: number, words: Uint32Array): number {
  let low = 0
  for (let high = words.length / 2; low < high;) {
    const middle = (low + high) >> 1
    if ((words[2 * middle + 1] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

function readAt(file: number, place: number, length: number): Buffer {
  const bytes = Buffer.from(new ArrayBuffer(length))
  for (let at = 0; at < length;) {
    const read = readSync(file, bytes, at, length - at, place + at)
    if (read === 0) throw damaged()
    at += read
  }
  return bytes
}

function damaged(): Error {
  return new Error('a register on disk is not what was written')
}
