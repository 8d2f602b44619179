import { createHash } from 'node:crypto'
/** Every column is asked for as text (bytes as hex), so that no driver's idea of a value gets between. */
export type TextRow = Readonly<Record<string, string | null>>

/** The blobs as they lie there, sealed. */
export interface BlobsUnderCheck {
  /** Null when there is none. */
  readonly read: (blobId: string) => Promise<Uint8Array | null>
  /** As `read`, for what may be larger than memory. */
  readonly stream: (blobId: string) => Promise<AsyncIterable<Uint8Array> | null>
  /** Whole blobs, `ID.blob`, in object stores the rest of large ones, `ID.blob.N`, and whatever else lies among them. `modifiedAt` in milliseconds since 1970, UTC. */
  readonly list: () => AsyncIterable<{ readonly name: string; readonly modifiedAt: number }>
}

/** What is examined: the database through a bare query function, the blobs, and the key that opens it all. */
export interface StoreUnderCheck {
  /**
   * Runs one statement as someone who sees all accounts. Beside a running service all statements must see one
   * snapshot (a transaction with REPEATABLE READ), or changes under way are taken for damage.
   */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<readonly TextRow[]>
  readonly blobs: BlobsUnderCheck
  /** 32 bytes each; two while one takes over from the other. */
  readonly masterKeys: readonly Uint8Array[]
  /** Milliseconds since 1970, UTC. */
  readonly now: number
  /** Younger blobs without a row may belong to a request under way. Milliseconds. */
  readonly orphansOlderThan: number
}

/** One thing that is wrong. Ids only, no personal data. */
export interface Finding {
  readonly check: string
  /** Id of the record, blob, account, … */
  readonly about: string
  readonly sentence: string
}

/** Collects what the checks see. */
export class Notebook {
  readonly findings: Finding[] = []
  readonly #examined = new Map<string, number>()
  readonly #found = new Map<string, number>()
  readonly #keep: number
  #check = ''

  /** @param keep findings of one check that are kept with their sentence; all are counted */
  constructor(keep: number) {
    this.#keep = keep
  }

  begin(check: string): void {
    this.#check = check
    this.#examined.set(check, 0)
    this.#found.set(check, 0)
  }

  /** Counts things as examined. */
  saw(things = 1): void {
    this.#examined.set(this.#check, (this.#examined.get(this.#check) ?? 0) + things)
  }

  wrong(about: string, sentence: string): void {
    const found = (this.#found.get(this.#check) ?? 0) + 1
    this.#found.set(this.#check, found)
    if (found <= this.#keep) this.findings.push({ check: this.#check, about, sentence })
  }

  /** Notes a fault unless the claim holds. */
  expect(claim: boolean, about: string, sentence: string): void {
    if (!claim) this.wrong(about, sentence)
  }

  totals(): readonly { readonly check: string; readonly examined: number; readonly found: number }[] {
    return [...this.#examined].map(([check, examined]) => ({
      check,
      examined,
      found: this.#found.get(check) ?? 0,
    }))
  }
}

const pageSize = 500

/**
 * All rows of a statement, a page at a time, each counted as examined.
 *
 * @param statement selects a text column `page_key` and has `$1` (exclusive lower bound) and `$2` (limit)
 */
export async function* examined(
  store: StoreUnderCheck,
  notes: Notebook,
  statement: string,
): AsyncGenerator<TextRow> {
  let after = ''
  for (;;) {
    const rows = await store.query(statement, [after, pageSize])
    for (const row of rows) {
      notes.saw()
      yield row
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = field(last, 'page_key')
  }
}

/** A column that must have a value. */
export function field(row: TextRow, name: string): string {
  const value = row[name]
  if (value === undefined || value === null)
    throw new Error(`The column ${name} has no value; is this a database of Symbolon?`)
  return value
}

export function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex')
}

/** Whether content is what a sealed record of it (`sha256` in hex, `size` in bytes) says. */
export function isAsRecorded(content: Uint8Array, recorded: unknown): boolean {
  return sha256(content) === property(recorded, 'sha256') && content.length === property(recorded, 'size')
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A property of something that was read from an envelope. */
export function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(name)
}
