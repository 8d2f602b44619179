import type { Duplex } from 'node:stream'
import type pg from 'pg'
import type { MessageWriter } from './message-writer.ts'
import type { OwnAnswers } from './own-answers.ts'
import type { Pipeline } from './pipeline.ts'
import { readMessages } from './read-messages.ts'
import type { Answer } from '../session.ts'

/** What pg calls of a query once its messages are read; its own `Query` has the same methods. */
interface QueryOfPg {
  handleError(error: Error): void
  handleReadyForQuery(): void
}

/** The part of pg's connection that is written to and read; its published types lack it. */
interface OpenConnection {
  readonly stream: Duplex
}

/** A pipeline as a query of pg: all messages in one write, one Sync at the end. The answers are read here. */
export class PostgresPipeline implements pg.Submittable, QueryOfPg {
  readonly #pipeline: Pipeline
  readonly #writer: MessageWriter
  readonly #answers: OwnAnswers
  readonly #resolve: (answers: readonly Answer[]) => void
  readonly #reject: (error: Error) => void
  #isRefused = false

  constructor(
    by: { readonly pipeline: Pipeline; readonly writer: MessageWriter; readonly answers: OwnAnswers },
    settle: {
      readonly resolve: (answers: readonly Answer[]) => void
      readonly reject: (error: Error) => void
    },
  ) {
    this.#pipeline = by.pipeline
    this.#writer = by.writer
    this.#answers = by.answers
    this.#resolve = settle.resolve
    this.#reject = settle.reject
  }

  submit({ stream }: OpenConnection): void {
    this.#answers.begin(stream, (messages) => this.#take(messages))
    stream.write(this.#writer.write(this.#pipeline.closing, this.#pipeline.statements))
  }

  #take(messages: Buffer): void {
    // Signals come to a connection of their own.
    const fault = readMessages(messages, this.#pipeline, () => undefined)
    if (fault !== null) this.#refuse(fault.code, fault)
  }

  /** The connection broke. */
  handleError(error: Error): void {
    this.#refuse('', error)
  }

  handleReadyForQuery(): void {
    if (!this.#isRefused) this.#resolve(this.#pipeline.succeed())
  }

  #refuse(code: string, error: Error): void {
    if (this.#isRefused) return
    this.#isRefused = true
    this.#pipeline.fail(code)
    this.#reject(error)
  }
}
