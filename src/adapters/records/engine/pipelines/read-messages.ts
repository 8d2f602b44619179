import type { FieldDescription, Pipeline } from './pipeline.ts'
import { DatabaseFault, type FaultDetails, type WireValue } from '../session.ts'

/** First bytes of the messages that are read (PostgreSQL 15, section 55.7); all others say nothing that is needed here. */
const types = {
  notification: 0x41,
  commandComplete: 0x43,
  dataRow: 0x44,
  error: 0x45,
  emptyQuery: 0x49,
  rowDescription: 0x54,
} as const

/**
 * Gives a server's messages to a pipeline.
 *
 * @param answered whole messages
 * @returns the first fault, null when everything was executed
 */
export function readMessages(
  answered: Uint8Array,
  pipeline: Pipeline,
  signalled: (signal: string) => void,
): DatabaseFault | null {
  const bytes = Buffer.from(answered.buffer, answered.byteOffset, answered.byteLength)
  let fault: DatabaseFault | null = null
  let at = 0
  while (at < bytes.length) {
    const body = at + 5
    switch (bytes[at]) {
      case types.dataRow:
        pipeline.dataRow(readRow(bytes, body, pipeline.formats()))
        break
      case types.commandComplete:
        pipeline.commandComplete(readText(bytes, body).text)
        break
      case types.rowDescription:
        pipeline.rowDescription(readFields(bytes, body))
        break
      case types.error:
        fault ??= new DatabaseFault(readFault(bytes, body))
        break
      case types.notification:
        signalled(readText(bytes, readText(bytes, body + 4).end).text)
        break
      case types.emptyQuery:
        pipeline.commandComplete('')
        break
      default:
    }
    at += 1 + bytes.readInt32BE(at + 1)
  }
  return fault
}

function readRow(bytes: Buffer, body: number, formats: readonly (0 | 1)[]): readonly WireValue[] {
  const values: WireValue[] = []
  const count = bytes.readUInt16BE(body)
  let at = body + 2
  for (let column = 0; column < count; column++) {
    const begin = at + 4
    const length = bytes.readInt32BE(at)
    at = begin + Math.max(0, length)
    if (length < 0) values.push(null)
    else if (formats[column] === 1) values.push(readBytes(bytes, begin, at))
    else values.push(bytes.toString('utf8', begin, at))
  }
  return values
}

/** Shorter values have memory of their own, so that one that is kept does not keep all that came with it. */
const longBytes = 8192

/** A long value lies where it came, and is not copied: it is opened soon, and what is opened is a copy. */
function readBytes({ buffer, byteOffset }: Buffer, begin: number, end: number): Uint8Array {
  const lying = new Uint8Array(buffer, byteOffset + begin, end - begin)
  return lying.length < longBytes ? lying.slice() : lying
}

/** Of each field its name and the type of its values; what lies between and behind is of no use here. */
function readFields(bytes: Buffer, body: number): readonly FieldDescription[] {
  const fields: FieldDescription[] = []
  let at = body + 2
  for (let left = bytes.readUInt16BE(body); left > 0; left--) {
    const { text: name, end } = readText(bytes, at)
    fields.push({ name, dataTypeID: bytes.readUInt32BE(end + 6) })
    at = end + 18
  }
  return fields
}

/** Letters of the fields of an error (section 55.8). */
function readFault(bytes: Buffer, body: number): FaultDetails {
  const fields = new Map<string, string>()
  for (let at = body; bytes[at] !== 0;) {
    const { text, end } = readText(bytes, at + 1)
    fields.set(String.fromCharCode(bytes[at] ?? 0), text)
    at = end
  }
  return {
    code: fields.get('C') ?? 'XX000',
    message: fields.get('M') ?? '',
    constraint: fields.get('n'),
    table: fields.get('t'),
    column: fields.get('c'),
  }
}

/** A text that ends with a zero byte; `end` is behind that. */
function readText(bytes: Buffer, at: number): { readonly text: string; readonly end: number } {
  const zero = bytes.indexOf(0, at)
  return { text: bytes.toString('utf8', at, zero), end: zero + 1 }
}
