import type pg from 'pg'
import type { Pipeline } from './pipeline.ts'
import type { Answer } from '../session.ts'

/** What pg calls of a query while the server answers; its own `Query` has the same methods. */
interface ServerMessages {
  handleRowDescription(message: { readonly fields: pg.FieldDef[] }): void
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void
  handleCommandComplete(message: { readonly text: string }): void
  handleEmptyQuery(): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

/** The part of pg's connection that is written to; its published types lack two optional arguments. */
interface WritableConnection {
  readonly stream: { cork(): void; uncork(): void }
  close(message: { readonly type: 'S'; readonly name: string }): void
  parse(statement: { readonly name: string; readonly text: string }): void
  bind(values: {
    readonly portal: string
    readonly statement: string
    readonly values: readonly unknown[]
  }): void
  describe(message: { readonly type: 'P'; readonly name: string }): void
  execute(portal: { readonly portal: string; readonly rows: number }): void
  sync(): void
}

/** A pipeline as a query of pg: all messages in one write, one Sync at the end. */
export class PostgresPipeline implements pg.Submittable, ServerMessages {
  readonly #pipeline: Pipeline
  readonly #resolve: (answers: readonly Answer[]) => void
  readonly #reject: (error: Error) => void

  constructor(
    pipeline: Pipeline,
    settle: {
      readonly resolve: (answers: readonly Answer[]) => void
      readonly reject: (error: Error) => void
    },
  ) {
    this.#pipeline = pipeline
    this.#resolve = settle.resolve
    this.#reject = settle.reject
  }

  submit(given: pg.Connection): void {
    const connection: WritableConnection = given as unknown as WritableConnection
    connection.stream.cork()
    try {
      for (const name of this.#pipeline.closing) connection.close({ type: 'S', name })
      for (const { sql, name, parse, values } of this.#pipeline.statements) {
        if (parse) connection.parse({ name, text: sql })
        const bytes = values.map((value) =>
          value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value,
        )
        connection.bind({ portal: '', statement: name, values: bytes })
        connection.describe({ type: 'P', name: '' })
        connection.execute({ portal: '', rows: 0 })
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { readonly fields: pg.FieldDef[] }): void {
    this.#pipeline.rowDescription(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#pipeline.dataRow(fields)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#pipeline.commandComplete(text)
  }

  handleEmptyQuery(): void {
    this.#pipeline.commandComplete('')
  }

  /** Also when the connection breaks. */
  handleError(error: Error): void {
    this.#pipeline.fail('code' in error && typeof error.code === 'string' ? error.code : '')
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#pipeline.succeed())
  }
}
