import { isAscii } from 'node:buffer'
import { packFacts, unpackFacts } from '../../../vocabulary/decision/stored-facts.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'

/** A transaction, and where the account wanted events posted when it was made; empty = nowhere. */
export interface StoredTransaction {
  readonly transaction: Transaction
  readonly webhook: string
}

/** What lies sealed in a transaction's row, as JSON. The plain columns repeat what must be filtered by. */
interface Stored {
  /** 2: facts in sections. 1: facts flat, as versions before stored them. */
  readonly schema: 1 | 2
  readonly transaction: Omit<Transaction, 'facts'> & { readonly facts: unknown }
  readonly webhook: string
}

/**
 * What is long and seldom asked for: how the decision was come to, the profile that was in force, and what was read of each side.
 * It lies in its place in the text, and is parsed for those who ask for it alone.
 */
const laterPaths = [
  ['effectiveProfile'],
  ['facts', 'sections', 'document', 'content', 'front', 'reading'],
  ['facts', 'sections', 'document', 'content', 'back', 'reading'],
  ['trace'],
] as const

/** Where the text begins so, it says which of these it has, where each begins, counted from behind this, and how long it is. */
const beginning = /^\{"schema":2,"later":(\[[\d,[\]]*\]),/
const longestBeginning = 160
/** In the place of each when the rest is parsed. */
const nothing = Buffer.from('null', 'latin1')

type LaterPart = readonly [path: number, start: number, length: number]

/** Stands for a part while the rest becomes text; as JSON it is found again, unless the rest has it too. */
const standIn = (path: number) => `\0later ${path}`

/** A transaction as JSON in ASCII. */
export function writeTransactionText({ transaction, webhook }: StoredTransaction): Buffer {
  const { facts, ...rest } = transaction
  const packed: Content = { webhook, transaction: { ...rest, facts: packFacts(facts) } }
  const taken = laterPaths.map((path) => valueAt(packed['transaction'], path))
  const standing = laterPaths.reduce<unknown>(
    (content, path, at) => (taken[at] === undefined ? content : withValueAt(content, path, standIn(at))),
    packed['transaction'],
  )
  const text = asciiJson({ webhook, transaction: standing })
  const parts = partsOf(text, taken)
  if (parts === null) return Buffer.from(asciiJson({ schema: 2, ...packed }), 'latin1')
  const later: LaterPart[] = []
  let length = 0
  for (const [at, part] of parts.entries()) {
    if (part.path !== null) later.push([part.path, length, part.bytes.length])
    // The brace of the beginning stands for the first one.
    length += part.bytes.length - (at === 0 ? 1 : 0)
  }
  const head = Buffer.from(`{"schema":2,"later":${JSON.stringify(later)},`, 'latin1')
  const [first = { bytes: Buffer.alloc(0) }, ...others] = parts
  return Buffer.concat([head, first.bytes.subarray(1), ...others.map(({ bytes }) => bytes)])
}

interface TextPart {
  /** Of `laterPaths`; null for what lies between. */
  readonly path: number | null
  readonly bytes: Buffer
}

/** The text with the values in the places of their stand-ins; null where one of these is not there exactly once. */
function partsOf(text: string, taken: readonly unknown[]): readonly TextPart[] | null {
  const places = taken.flatMap((value, path) => {
    if (value === undefined) return []
    const mark = JSON.stringify(standIn(path))
    return { path, value, mark, at: text.indexOf(mark), last: text.lastIndexOf(mark) }
  })
  if (places.some(({ at, last }) => at < 0 || at !== last)) return null
  places.sort((one, other) => one.at - other.at)
  const parts: TextPart[] = []
  let end = 0
  for (const { path, value, mark, at } of places) {
    parts.push({ path: null, bytes: Buffer.from(text.slice(end, at), 'latin1') })
    parts.push({ path, bytes: Buffer.from(asciiJson(value), 'latin1') })
    end = at + mark.length
  }
  return [...parts, { path: null, bytes: Buffer.from(text.slice(end), 'latin1') }]
}

/** JSON with all but ASCII escaped: its bytes become a string, and are parsed, much faster than others. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** @throws Error for a schema of a later version */
export function readTransactionText(text: Buffer): StoredTransaction {
  const begins = beginning.exec(text.toString('latin1', 0, longestBeginning))
  if (begins === null) {
    const { transaction, webhook } = knownSchema(JSON.parse(text.toString('utf8')))
    return { transaction: { ...transaction, facts: unpackFacts(transaction.facts) }, webhook }
  }
  // The envelope proves that we wrote it.
  const later = JSON.parse(begins[1] ?? '[]') as readonly LaterPart[]
  const rest = text.subarray(begins[0].length)
  // Versions before wrote all letters as they are.
  const encoding = isAscii(rest) ? 'latin1' : 'utf8'
  const pieces: Buffer[] = [Buffer.from('{"schema":2,', 'latin1')]
  let end = 0
  for (const [, start, length] of later) {
    pieces.push(rest.subarray(end, start), nothing)
    end = start + length
  }
  // As one string of its own: joined strings would be copied once more by the parser.
  const shortened = Buffer.concat([...pieces, rest.subarray(end)]).toString(encoding)
  const parsed = knownSchema(JSON.parse(shortened))
  const { webhook } = parsed
  for (const [path, start, length] of later.toReversed())
    parseLater(parsed.transaction, laterPaths[path] ?? [], () =>
      rest.toString(encoding, start, start + length),
    )
  const { facts } = parsed.transaction
  return {
    transaction: Object.defineProperty(parsed.transaction, 'facts', {
      value: unpackFacts(facts),
    }) as Transaction,
    webhook,
  }
}

/** Has what lies at this path parsed when it is asked for the first time. */
function parseLater(content: unknown, path: readonly string[], read: () => string): void {
  const key = path.at(-1)
  const holder = valueAt(content, path.slice(0, -1))
  if (key === undefined || !isContent(holder)) return
  let value: unknown
  const get = (): unknown => (value ??= JSON.parse(read()))
  Object.defineProperty(holder, key, { get, enumerable: true, configurable: true })
}

type Content = Readonly<Record<string, unknown>>

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isContent(value) ? value[key] : undefined), content)
}

/** A copy of it with another value at this path, along which everything is there. */
function withValueAt(content: unknown, [key, ...path]: readonly string[], value: unknown): unknown {
  if (key === undefined || !isContent(content)) return value
  return { ...content, [key]: withValueAt(content[key], path, value) }
}

/** The envelope proves that we wrote it; its schema number says that this code can read it. */
function knownSchema(content: unknown): Stored {
  if (typeof content === 'object' && content !== null && 'schema' in content)
    if (content.schema === 1 || content.schema === 2) return content as Stored
  throw new Error('A stored transaction has a schema that this version does not know.')
}
