import { gzipSync } from 'node:zlib'

/** A file after something happened to it at a byte; the value, any whole number, says what exactly. */
export type FileDamage = (file: Buffer, at: number, value: number) => Buffer

/** What happens to files on their way, and what someone may do to them on purpose. */
export const fileDamages: Readonly<Record<string, FileDamage>> = {
  'cut off': (file, at) => file.subarray(0, at),
  'begun late': (file, at) => file.subarray(at),
  'one byte changed': (file, at, value) => overwriteBytes(file, at, Buffer.from([value & 255])),
  'a hole of zeros': (file, at, value) => overwriteBytes(file, at, Buffer.alloc(value % 4000)),
  'a piece twice': (file, at, value) => spliceBytes(file, at, file.subarray(at, at + (value % 500))),
  'noise within': (file, at, value) => spliceBytes(file, at, Buffer.from(Array.from({ length: 50 }, (_, i) => (value * (i + 7) * 31) & 255))),
  'of another encoding': (file, _, value) => Buffer.from(file.toString('utf8'), (['latin1', 'utf16le', 'base64'] as const)[value % 3]),
  'a field without end': (file, at, value) => spliceBytes(file, at, Buffer.alloc(300_000 + (value % 5) * 400_000, 'ab "c')),
  'elements without end': (file, at) => spliceBytes(file, at, Buffer.from('<a>'.repeat(5000))),
  'brackets without end': (file, at) => spliceBytes(file, at, Buffer.from('[{"a":'.repeat(5000))),
  'quotes': (file, at) => spliceBytes(file, at, Buffer.from('"""""";;;,,,"')),
  'an entity bomb': (file) => spliceBytes(file, file.indexOf('>') + 1, Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>')),
  'an entity': (file, at) => spliceBytes(file, at, Buffer.from('&c;&#x110000;&lt;&#0;')),
  'packed and cut off': (file, at) => { const packed = gzipSync(file); return packed.subarray(0, at % packed.length) },
  'packed and changed': (file, at, value) => { const packed = gzipSync(file); return overwriteBytes(packed, at % packed.length, Buffer.from([value & 255])) },
  'called an archive': (file, _, value) => spliceBytes(file, 0, Buffer.from([0x50, 0x4b, 3 + (value % 3), 4])),
  'nothing': () => Buffer.alloc(0),
} // prettier-ignore

function overwriteBytes(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)])
}

function spliceBytes(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])
}
