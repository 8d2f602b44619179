import type { Compilable } from 'kysely'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schema.ts'
import { type Answer, DatabaseFault, type Statement } from '../session.ts'
import { answerInTurns, type WaitingForAnswer } from './answer-in-turns.ts'

/** Round trips of one account that are on their way at once; reads that come meanwhile share the next one. */
const mostTrips = 2

/** So many reads share a round trip at most: each may be answered with tens of kilobytes. */
const mostTogether = 16

/** Reads of one account that may wait; the next one is refused. */
const mostWaiting = 512

interface Waiting extends WaitingForAnswer<Answer> {
  readonly statement: Statement
}

interface Line {
  readonly waiting: Waiting[]
  trips: number
}

/**
 * Reads of one statement each. Those of one account that come while others are on their way are sent together, in one round
 * trip; one that comes alone is sent at once. Each sees what was committed before it was asked for, since it is sent
 * after that.
 */
export class ReadGroups {
  readonly #database: Pick<Database<Tables>, 'inOneTrip'>
  readonly #lines = new Map<string, Line>()

  constructor(database: Pick<Database<Tables>, 'inOneTrip'>) {
    this.#database = database
  }

  /**
   * Rows of a query in the scope of the account.
   *
   * @throws as `Database.inOneTrip`; Refusal SERVICE_UNAVAILABLE where too many wait
   */
  async rows<Row>(accountId: string, query: Compilable<Row>): Promise<readonly Row[]> {
    const { rows } = await this.#read(accountId, query.compile())
    // Kysely's own types promise these rows of the query that it compiled.
    return rows as Row[]
  }

  #read(accountId: string, statement: Statement): Promise<Answer> {
    const line = this.#lineOf(accountId)
    if (line.waiting.length >= mostWaiting)
      return Promise.reject(new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }))
    return new Promise((resolve, reject) => {
      line.waiting.push({ statement, resolve, reject })
      if (line.trips < mostTrips) void this.#drain(accountId, line)
    })
  }

  /** Of the account alone: what travels together is read in one scope. */
  #lineOf(accountId: string): Line {
    const found = this.#lines.get(accountId)
    if (found !== undefined) return found
    const made = { waiting: [], trips: 0 }
    this.#lines.set(accountId, made)
    return made
  }

  async #drain(accountId: string, line: Line): Promise<void> {
    line.trips += 1
    while (line.waiting.length > 0) await this.#settle(accountId, line.waiting.splice(0, mostTogether))
    line.trips -= 1
    if (line.trips === 0) this.#lines.delete(accountId)
  }

  async #settle(accountId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const statements = group.map(({ statement }) => statement)
      const [answers = []] = await this.#database.inOneTrip([{ scope: { account: accountId }, statements }])
      answerInTurns(group, answers)
    } catch (error) {
      // One of them failed and took the others along: each is tried alone.
      if (group.length > 1 && error instanceof DatabaseFault)
        for (const waiting of group) await this.#settle(accountId, [waiting])
      else for (const { reject } of group) reject(error)
    }
  }
}
