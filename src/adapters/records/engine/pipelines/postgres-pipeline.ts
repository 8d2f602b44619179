import type pg from 'pg'
import type { MessageWriter } from './message-writer.ts'
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

/** The part of pg's connection that is written to; its published types lack it. */
interface WritableConnection {
  readonly stream: { write(bytes: Uint8Array): void }
}

/** A pipeline as a query of pg: all messages in one write, one Sync at the end. */
export class PostgresPipeline implements pg.Submittable, ServerMessages {
  readonly #pipeline: Pipeline
  readonly #writer: MessageWriter
  readonly #resolve: (answers: readonly Answer[]) => void
  readonly #reject: (error: Error) => void

  constructor(
    { pipeline, writer }: { readonly pipeline: Pipeline; readonly writer: MessageWriter },
    settle: {
      readonly resolve: (answers: readonly Answer[]) => void
      readonly reject: (error: Error) => void
    },
  ) {
    this.#pipeline = pipeline
    this.#writer = writer
    this.#resolve = settle.resolve
    this.#reject = settle.reject
  }

  submit(connection: WritableConnection): void {
    connection.stream.write(this.#writer.write(this.#pipeline.closing, this.#pipeline.statements))
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
