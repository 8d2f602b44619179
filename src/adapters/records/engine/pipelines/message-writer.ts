import type { PipelinedStatement } from './pipeline.ts'
import type { WireValue } from '../session.ts'

/** Memory that a writer keeps between two pipelines. */
const keptBytes = 64 * 1024

/** Bytes that UTF-8 may need for one UTF-16 unit. */
const mostBytesOfUnit = 3

const types = { bind: 'B', close: 'C', describe: 'D', execute: 'E', parse: 'P', sync: 'S' } as const

/** Writes the messages of a pipeline in one piece, with one Sync at the end (PostgreSQL 15, section 55.7). */
export class MessageWriter {
  #bytes = Buffer.allocUnsafeSlow(keptBytes)
  #at = 0

  /**
   * @param closing prepared statements that are closed first
   * @returns bytes in memory of their own, which may be given to another thread
   */
  write(closing: readonly string[], statements: readonly PipelinedStatement[]): Uint8Array<ArrayBuffer> {
    this.#at = 0
    for (const name of closing) {
      const begun = this.#begin(types.close, 2 + mostBytesOfUnit * name.length)
      this.#text(`S${name}`)
      this.#end(begun)
    }
    for (const statement of statements) this.#statement(statement)
    this.#end(this.#begin(types.sync, 0))
    const written = new Uint8Array(this.#at)
    written.set(this.#bytes.subarray(0, this.#at))
    if (this.#bytes.length > keptBytes) this.#bytes = Buffer.allocUnsafeSlow(keptBytes)
    return written
  }

  #statement({ sql, name, parse, layout, values, formats }: PipelinedStatement): void {
    if (parse) {
      const begun = this.#begin(types.parse, 4 + mostBytesOfUnit * (name.length + sql.length))
      this.#text(name)
      this.#text(sql)
      // Types of parameters: the server finds them.
      this.#int16(0)
      this.#end(begun)
    }
    this.#bind(name, values, formats)
    if (layout === undefined) {
      const begun = this.#begin(types.describe, 2)
      this.#text('P')
      this.#end(begun)
    }
    const begun = this.#begin(types.execute, 5)
    // The unnamed portal, and all rows.
    this.#text('')
    this.#int32(0)
    this.#end(begun)
  }

  #bind(name: string, values: readonly WireValue[], formats: readonly (0 | 1)[]): void {
    const begun = this.#begin(types.bind, 8 + mostBytesOfUnit * name.length + 2 * values.length)
    this.#text('')
    this.#text(name)
    this.#int16(values.length)
    for (const value of values) this.#int16(value instanceof Uint8Array ? 1 : 0)
    this.#int16(values.length)
    for (const value of values) this.#value(value)
    this.#reserve(2 + 2 * formats.length)
    this.#int16(formats.length)
    for (const format of formats) this.#int16(format)
    this.#end(begun)
  }

  #value(value: WireValue): void {
    this.#reserve(6 + (value === null ? 0 : mostBytesOfUnit * value.length))
    if (value === null) {
      this.#int32(-1)
      return
    }
    const begun = this.#at
    this.#at += 4
    if (typeof value === 'string') this.#at += this.#bytes.write(value, this.#at, 'utf8')
    else {
      this.#bytes.set(value, this.#at)
      this.#at += value.length
    }
    this.#bytes.writeInt32BE(this.#at - begun - 4, begun)
  }

  /** @returns where the length of the message goes */
  #begin(type: string, most: number): number {
    this.#reserve(5 + most)
    this.#at = this.#bytes.writeUInt8(type.charCodeAt(0), this.#at)
    this.#at += 4
    return this.#at - 4
  }

  #end(begun: number): void {
    this.#bytes.writeInt32BE(this.#at - begun, begun)
  }

  #text(text: string): void {
    this.#at += this.#bytes.write(text, this.#at, 'utf8')
    this.#at = this.#bytes.writeUInt8(0, this.#at)
  }

  #int16(value: number): void {
    this.#at = this.#bytes.writeUInt16BE(value, this.#at)
  }

  #int32(value: number): void {
    this.#at = this.#bytes.writeInt32BE(value, this.#at)
  }

  #reserve(most: number): void {
    const needed = this.#at + most
    if (needed <= this.#bytes.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length))
    grown.set(this.#bytes.subarray(0, this.#at))
    this.#bytes = grown
  }
}
