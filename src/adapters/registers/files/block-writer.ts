import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

/** Bytes of entries after which a block is packed: small enough to unpack for one entry, large enough to pack well. */
const blockBytes = 4096

/** Of the fast level: twice as fast as the next, a tenth larger. */
const packing = { level: 1 }

/** Bytes of what is known of one block: first entry, length, checksum (u32 each), 4 unused, place (f64). */
export const blockRowBytes = 24

const flushBytes = 1_048_576

/** How far two files were written, for an import that goes on. */
export interface BlockLengths {
  readonly records: number
  readonly blocks: number
  readonly entries: number
}

/** Writes entries in packed blocks, and beside them where each block lies. Little-endian. */
export class BlockWriter {
  readonly #records: AppendedFile
  readonly #blocks: AppendedFile
  #entries: number
  #pending: Buffer[] = []
  #pendingBytes = 0

  /** @param lengths of an import that was interrupted; what was written behind them is forgotten */
  constructor(folder: string, lengths: BlockLengths) {
    this.#records = new AppendedFile(join(folder, 'records.bin'), lengths.records)
    this.#blocks = new AppendedFile(join(folder, 'blocks.bin'), lengths.blocks)
    this.#entries = lengths.entries
  }

  /** Number of the entry, from 0. */
  add(entry: Buffer): number {
    this.#pending.push(entry)
    this.#pendingBytes += entry.length
    const number = this.#entries + this.#pending.length - 1
    if (this.#pendingBytes >= blockBytes || this.#pending.length === 0xffff) this.#pack()
    return number
  }

  /** Packs what was begun and lays everything on the disk. */
  sync(): BlockLengths {
    this.#pack()
    this.#records.sync()
    this.#blocks.sync()
    return { records: this.#records.length, blocks: this.#blocks.length, entries: this.#entries }
  }

  close(): void {
    this.#records.close()
    this.#blocks.close()
  }

  #pack(): void {
    if (this.#pending.length === 0) return
    const head = Buffer.alloc(2 + 4 * this.#pending.length)
    head.writeUInt16LE(this.#pending.length, 0)
    this.#pending.forEach((entry, at) => head.writeUInt32LE(entry.length, 2 + 4 * at))
    const packed = deflateRawSync(Buffer.concat([head, ...this.#pending]), packing)
    const row = Buffer.alloc(blockRowBytes)
    row.writeUInt32LE(this.#entries, 0)
    row.writeUInt32LE(packed.length, 4)
    row.writeUInt32LE(crc32(packed), 8)
    row.writeDoubleLE(this.#records.length, 16)
    this.#records.write(packed)
    this.#blocks.write(row)
    this.#entries += this.#pending.length
    this.#pending = []
    this.#pendingBytes = 0
  }
}

/** A file that grows at its end. */
export class AppendedFile {
  readonly #file: number
  #length: number
  #pending: Uint8Array[] = []
  #pendingBytes = 0

  /** @param length what lies there already and stays */
  constructor(path: string, length: number) {
    this.#file = openSync(path, length === 0 ? 'w' : 'r+', 0o600)
    if (length > 0) ftruncateSync(this.#file, length)
    this.#length = length
  }

  get length(): number {
    return this.#length
  }

  write(bytes: Uint8Array): void {
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    this.#length += bytes.length
    if (this.#pendingBytes >= flushBytes) this.#flush()
  }

  sync(): void {
    this.#flush()
    fsyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending, this.#pendingBytes)
    const begin = this.#length - this.#pendingBytes
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at, bytes.length - at, begin + at)
    this.#pending = []
    this.#pendingBytes = 0
  }
}
