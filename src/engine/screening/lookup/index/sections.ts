/** The kinds of column that a snapshot holds. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array

const magic = 'SYMLIST1'
const headLength = 16
const alignment = 8

interface SectionHead {
  readonly name: string
  readonly type: 'u8' | 'u16' | 'u32' | 'f32'
  readonly offset: number
  readonly length: number
}

/** Columns and a header as one run of bytes: magic, header length, header as JSON, then each column aligned. */
export function packSections(
  header: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, Column>>,
): Uint8Array {
  let offset = 0
  const heads = Object.entries(columns).map(([name, column]): SectionHead => {
    const head = { name, type: typeOf(column), offset, length: column.length }
    offset = align(offset + column.byteLength)
    return head
  })
  const json = new TextEncoder().encode(JSON.stringify({ ...header, sections: heads }))
  const start = align(headLength + json.length)
  const bytes = new Uint8Array(start + offset)
  bytes.set(new TextEncoder().encode(magic))
  new DataView(bytes.buffer).setUint32(8, json.length, true)
  bytes.set(json, headLength)
  for (const [i, column] of Object.values(columns).entries()) {
    bytes.set(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      start + (heads[i]?.offset ?? 0),
    )
  }
  return bytes
}

/** A snapshot whose columns are views: nothing is copied. */
export interface Sections {
  readonly header: Readonly<Record<string, unknown>>
  readonly u8: (name: string) => Uint8Array
  readonly u16: (name: string) => Uint16Array
  readonly u32: (name: string) => Uint32Array
  readonly f32: (name: string) => Float32Array
}

/** Throws when the bytes are no snapshot, or a column is missing or of another kind. */
export function unpackSections(buffer: ArrayBufferLike): Sections {
  const bytes = new Uint8Array(buffer)
  if (new TextDecoder().decode(bytes.slice(0, 8)) !== magic) throw new Error('not a list snapshot')
  const length = new DataView(buffer).getUint32(8, true)
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.slice(headLength, headLength + length)))
  if (!isHeader(header)) throw new Error('the list snapshot has no header')
  const start = align(headLength + length)
  const locate = (name: string, type: SectionHead['type']): { at: number; length: number } => {
    const head = header.sections.find((section) => section.name === name && section.type === type)
    if (head === undefined) throw new Error(`the list snapshot has no column ${name}`)
    return { at: start + head.offset, length: head.length }
  }
  return {
    header,
    u8: (name) => view(locate(name, 'u8'), (at, count) => new Uint8Array(buffer, at, count)),
    u16: (name) => view(locate(name, 'u16'), (at, count) => new Uint16Array(buffer, at, count)),
    u32: (name) => view(locate(name, 'u32'), (at, count) => new Uint32Array(buffer, at, count)),
    f32: (name) => view(locate(name, 'f32'), (at, count) => new Float32Array(buffer, at, count)),
  }
}

function view<Kind>(
  location: { at: number; length: number },
  make: (at: number, length: number) => Kind,
): Kind {
  return make(location.at, location.length)
}

function isHeader(value: unknown): value is Record<string, unknown> & { sections: SectionHead[] } {
  return typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)
}

function typeOf(column: Column): SectionHead['type'] {
  if (column instanceof Uint8Array) return 'u8'
  if (column instanceof Uint16Array) return 'u16'
  return column instanceof Uint32Array ? 'u32' : 'f32'
}

function align(offset: number): number {
  return Math.ceil(offset / alignment) * alignment
}
