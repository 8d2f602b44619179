import { latin1 } from '../bytes.ts'
import type { ValidationData } from './validation-data.ts'

/** Where the last update of a sealed PDF says that things are. */
interface Ending {
  /** Number and dictionary of the catalogue. */
  readonly root: number
  readonly catalog: string
  /** One more than the largest number of an object. */
  readonly size: number
  readonly startXref: number
  /** Of the trailer: what every later one says as well. */
  readonly info: string
}

/** Of a file of this service the end of its last update lies in so many bytes. */
const longestEnding = 4_096
const longestCatalog = 16_384

/**
 * Adds validation data to a sealed PDF as an incremental update: streams, the dictionary DSS, and the catalogue that names it (ISO 32000-2,
 * 12.8.4.3). The same data always make the same bytes: `readDssUpdate` takes no others.
 *
 * @param sealed as `preparePdf` makes it
 * @returns what follows the sealed bytes; null where their end is of another form
 */
export function dssUpdate(sealed: Uint8Array, data: ValidationData): Uint8Array | null {
  const ending = endingOf(sealed)
  if (ending === null) return null
  const parts = new Parts(sealed.length)
  const numbers = { next: ending.size }
  const streams = (all: readonly Uint8Array[]): readonly number[] =>
    all.map((der) => {
      const number = numbers.next++
      parts.object(number, streamHead(der.length), der, '\nendstream')
      return number
    })
  const [certs, ocsps, crls] = [streams(data.certificates), streams(data.ocsps), streams(data.crls)]
  const dss = numbers.next++
  parts.object(dss, dssDictionary({ certs, ocsps, crls }))
  parts.object(ending.root, ending.catalog.replace(/>>$/, `/DSS ${dss} 0 R\n>>`))
  parts.end({ ...ending, size: numbers.next })
  return parts.bytes()
}

const streamHead = (length: number): string => `<<\n/Length ${length}\n>>\nstream\n`

interface Numbers {
  readonly certs: readonly number[]
  readonly ocsps: readonly number[]
  readonly crls: readonly number[]
}

function dssDictionary({ certs, ocsps, crls }: Numbers): string {
  const array = (name: string, numbers: readonly number[]): string =>
    numbers.length === 0 ? '' : `/${name} [ ${numbers.map((number) => `${number} 0 R`).join(' ')} ]\n`
  return `<<\n/Type /DSS\n${array('Certs', certs)}${array('OCSPs', ocsps)}${array('CRLs', crls)}>>`
}

/** The pieces of an update, and where each object begins. */
class Parts {
  readonly #pieces: Uint8Array[] = []
  readonly #offsets = new Map<number, number>()
  #at: number

  constructor(at: number) {
    this.#at = at
    // The end of a file needs no line break behind it.
    this.#add('\n')
  }

  #add(piece: string | Uint8Array): void {
    const bytes = typeof piece === 'string' ? Uint8Array.from(piece, (letter) => letter.charCodeAt(0)) : piece
    this.#pieces.push(bytes)
    this.#at += bytes.length
  }

  object(number: number, ...content: readonly (string | Uint8Array)[]): void {
    this.#offsets.set(number, this.#at)
    this.#add(`${number} 0 obj\n`)
    for (const piece of content) this.#add(piece)
    this.#add('\nendobj\n')
  }

  end({ root, size, startXref, info }: Omit<Ending, 'catalog'>): void {
    const at = this.#at
    this.#add('xref\n0 1\n0000000000 65535 f \n')
    for (const [number, offset] of [...this.#offsets].sort(([one], [other]) => one - other))
      this.#add(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    this.#add(`trailer\n<<\n/Size ${size}\n/Root ${root} 0 R\n${info}/Prev ${startXref}\n>>\n`)
    this.#add(`startxref\n${at}\n%%EOF\n`)
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.#pieces.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of this.#pieces) {
      all.set(piece, at)
      at += piece.length
    }
    return all
  }
}

const endForm =
  /trailer\s*<<\s*\/Size (\d{1,10})\s*\/Root (\d{1,10}) 0 R\s*((?:[^>]|>(?!>))*?)\/Prev \d{1,11}\s*>>\s*startxref\s*(\d{1,11})\s*%%EOF\s*$/

/** A dictionary, in the layout of `preparePdf`. */
const objectForm = /^(\d{1,10}) 0 obj\n(<<\n[^]*?>>)\nendobj/

function endingOf(sealed: Uint8Array): Ending | null {
  const text = latin1(sealed, sealed.length - longestEnding, sealed.length)
  const found = endForm.exec(text)
  if (found === null) return null
  const [, size, root, info = '', startXref] = found
  const numbers = { size: Number(size), root: Number(root), startXref: Number(startXref) }
  const catalog = catalogOf(sealed, numbers)
  return catalog === null ? null : { ...numbers, info, catalog }
}

/** Null where it is not in the last update, of another layout, or names a DSS already. */
function catalogOf(
  sealed: Uint8Array,
  { root, startXref }: Pick<Ending, 'root' | 'startXref'>,
): string | null {
  const at = offsetIn(latin1(sealed, startXref, sealed.length), root)
  if (at === null) return null
  const object = latin1(sealed, at, Math.min(sealed.length, at + longestCatalog))
  const [, number, catalog] = objectForm.exec(object) ?? []
  if (catalog === undefined || Number(number) !== root || catalog.includes('/DSS')) return null
  return catalog
}

/** Where an object begins, as a cross-reference table says (ISO 32000-1, 7.5.4); null where it is none of it. */
function offsetIn(table: string, wanted: number): number | null {
  if (!table.startsWith('xref\n')) return null
  let next = 0
  for (const line of table.split('\n').slice(1)) {
    const section = /^(\d{1,10}) \d{1,10}$/.exec(line)
    const entry = /^(\d{10}) \d{5} ([nf]) $/.exec(line)
    if (section !== null) next = Number(section[1])
    else if (entry === null) return null
    else if (next++ === wanted && entry[2] === 'n') return Number(entry[1])
  }
  return null
}
