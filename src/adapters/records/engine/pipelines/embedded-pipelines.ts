import { type PGlite, protocol } from '@electric-sql/pglite'
import { Pipeline, type PipelinedStatement } from './pipeline.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type { Answer, Statement, WireValue } from '../session.ts'

const { serialize, Parser } = protocol
const {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  NotificationResponseMessage,
  RowDescriptionMessage,
} = protocol.messages
const sync = serialize.sync()
const describePortal = serialize.describe({ type: 'P' })
const execute = serialize.execute()

/** Pipelines of the embedded engine, which takes the messages of the wire protocol as bytes. */
export class EmbeddedPipelines {
  readonly #pg: PGlite
  readonly #prepared = new PreparedStatements()
  readonly #signalled: (signal: string) => void

  constructor(pg: PGlite, signalled: (signal: string) => void) {
    this.#pg = pg
    this.#signalled = signalled
  }

  /** Throws what the server says of the first statement that fails. */
  async run(statements: readonly Statement<WireValue>[]): Promise<readonly Answer[]> {
    const pipeline = new Pipeline(statements, this.#prepared)
    const messages = [
      ...pipeline.closing.map((name) => serialize.close({ type: 'S', name })),
      ...pipeline.statements.flatMap(messagesOf),
      sync,
    ]
    const answered = await this.#pg.execProtocolRaw(Buffer.concat(messages))
    let failure: Error | undefined
    new Parser().parse(answered, (message) => {
      if (message instanceof DatabaseError) failure ??= message
      else if (message instanceof RowDescriptionMessage) pipeline.rowDescription(message.fields)
      else if (message instanceof DataRowMessage) pipeline.dataRow(message.fields)
      else if (message instanceof CommandCompleteMessage) pipeline.commandComplete(message.text)
      else if (message instanceof NotificationResponseMessage) this.#signalled(message.payload)
      else if (message.name === 'emptyQuery') pipeline.commandComplete('')
    })
    if (failure === undefined) return pipeline.succeed()
    pipeline.fail('code' in failure && typeof failure.code === 'string' ? failure.code : '')
    throw failure
  }
}

function messagesOf({ sql, name, parse, values }: PipelinedStatement): Uint8Array[] {
  const bound = [serialize.bind({ statement: name, values: [...values] }), describePortal, execute]
  return parse ? [serialize.parse({ name, text: sql }), ...bound] : bound
}
