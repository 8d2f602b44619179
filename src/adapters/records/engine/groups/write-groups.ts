import { CompiledQuery } from 'kysely'
import { appendToChain, type AuditFact, type ChainHead } from '../../audit/audit-chain.ts'
import { type Answer, DatabaseFault, type Statement } from '../session.ts'
import { states } from '../requirement.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schema.ts'
import { answerInTurns, type WaitingForAnswer } from './answer-in-turns.ts'
import { type JoinableStatement, joinStatements } from './joined-statements.ts'

/** A change of one account whose statements are known beforehand. It takes effect whole or not at all. */
export interface Write {
  readonly accountId: string
  /** Rows of records and what belongs to them; sent before the end of the audit chain is locked. */
  readonly rows: readonly JoinableStatement[]
  /** Entries of the audit log that report it. */
  readonly facts: readonly AuditFact[]
  /** Counters, and what depends on the chain; sent last. */
  readonly counters: readonly JoinableStatement[]
  /** What can be said only when the others are answered, in the same transaction. Such a write is committed alone. */
  readonly after?: (written: Written) => readonly Statement[]
}

/** Answers of a write's statements, in their order. */
export interface Written {
  readonly rows: readonly Answer[]
  readonly counters: readonly Answer[]
}

/** So many writes are committed together at most. */
const most = 64

/** After so many times that another process was first, the end of the chain is locked before it is read. */
const maxTries = 3

interface Waiting extends WaitingForAnswer<Written> {
  readonly write: Write
}

interface WriteGroupsContext {
  readonly database: Database<Tables>
  /** The key of an account's audit chain. */
  readonly auditKey: (accountId: string) => Promise<Uint8Array>
}

/**
 * Commits writes in groups: those that come while others are being committed wait for them and are then committed together,
 * in one round trip. Each is durable before it is answered. On the embedded database one group holds any account's
 * writes, because it has one session; on PostgreSQL each account has groups of its own. Statements that several writes of an
 * account have in common are sent as one where they have a joined form.
 *
 * Locks are taken in one order: records, the end of the audit chain, counters.
 */
export class WriteGroups {
  readonly #context: WriteGroupsContext
  readonly #queues = new Map<string, Waiting[]>()
  /** Ends of audit chains as this process saw them last; another process may have moved them. */
  readonly #heads = new Map<string, ChainHead>()

  constructor(context: WriteGroupsContext) {
    this.#context = context
  }

  /**
   * @throws DatabaseFault with the state that `requirement` was given, when a condition of the write does not hold;
   * otherwise as `Database.inOneTrip`
   */
  commit(write: Write): Promise<Written> {
    return new Promise((resolve, reject) => {
      const waiting = { write, resolve, reject }
      const name = this.#context.database.kind === 'embedded' ? '' : write.accountId
      const queue = this.#queues.get(name)
      if (queue !== undefined) {
        queue.push(waiting)
        return
      }
      const begun = [waiting]
      this.#queues.set(name, begun)
      void this.#drain(name, begun)
    })
  }

  async #drain(name: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await this.#settle(queue.splice(0, groupLength(queue)))
    this.#queues.delete(name)
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    try {
      answerInTurns(group, await this.#write(group.map(({ write }) => write)))
    } catch (error) {
      const [first, second] = group
      if (first === undefined) return
      // One of them was refused and took the others along: each is tried alone.
      if (second !== undefined && error instanceof DatabaseFault)
        for (const waiting of group) await this.#settle([waiting])
      else for (const { reject } of group) reject(error)
    }
  }

  async #write(writes: readonly Write[]): Promise<readonly Written[]> {
    const [only] = writes
    if (only?.after !== undefined && writes.length === 1) return [await this.#lockingFirst(only)]
    for (let tries = 1; ; tries++) {
      try {
        if (tries <= maxTries) return await this.#inOneTrip(writes)
        const written: Written[] = []
        for (const write of writes) written.push(await this.#lockingFirst(write))
        return written
      } catch (error) {
        this.#heads.clear()
        if (!(error instanceof DatabaseFault) || error.code !== states.chainMoved || tries > maxTries)
          throw error
      }
    }
  }

  async #inOneTrip(writes: readonly Write[]): Promise<readonly Written[]> {
    const parts = await Promise.all(
      byAccount(writes).map(async (own) => {
        const [{ accountId }] = own
        const head = await this.#headOf(own)
        const chain = head && (await this.#extend(own, head))
        const rows = joinStatements(own.map((write) => write.rows))
        const counters = joinStatements(own.map((write) => write.counters))
        return { accountId, own, chain, rows, counters }
      }),
    )
    const answers = await this.#context.database.inOneTrip(
      parts.map(({ accountId, chain, rows, counters }) => ({
        scope: { account: accountId },
        statements: [...rows.statements, ...(chain ? [chain.statement] : []), ...counters.statements],
      })),
    )
    for (const { accountId, chain } of parts) if (chain !== undefined) this.#heads.set(accountId, chain.head)
    const written = new Map<Write, Written>()
    for (const [part, { own, rows, counters }] of parts.entries()) {
      const answered = answers[part] ?? []
      const ofRows = rows.apart(answered)
      const ofCounters = counters.apart(answered.slice(answered.length - counters.statements.length))
      for (const [at, write] of own.entries())
        written.set(write, { rows: ofRows[at] ?? [], counters: ofCounters[at] ?? [] })
    }
    return writes.map((write) => written.get(write) ?? { rows: [], counters: [] })
  }

  /** Where several processes write for one account, or one statement follows from another: slower, and never too late. */
  async #lockingFirst(write: Write): Promise<Written> {
    const { accountId, facts, after } = write
    const key = facts.length === 0 ? undefined : await this.#context.auditKey(accountId)
    const done = await this.#context.database.inTransaction({ account: accountId }, async (sql) => {
      const ask = async (statements: readonly Statement[]): Promise<readonly Answer[]> => {
        const answers: Answer[] = []
        for (const { sql: text, parameters } of statements) {
          const query = CompiledQuery.raw(text, [...parameters])
          const { rows } = await sql.executeQuery<Record<string, unknown>>(query)
          answers.push({ rows, affected: 0, command: '' })
        }
        return answers
      }
      const rows = await ask(write.rows)
      const chain =
        key === undefined
          ? undefined
          : appendToChain(key, readHead((await ask([headStatement(accountId, 'for update')]))[0]), write)
      if (chain !== undefined) await ask([chain.statement])
      const written = { rows, counters: await ask(write.counters) }
      if (after !== undefined) await ask(after(written))
      return { written, head: chain?.head }
    })
    if (done.head !== undefined) this.#heads.set(accountId, done.head)
    return done.written
  }

  async #headOf(own: readonly [Write, ...Write[]]): Promise<ChainHead | undefined> {
    const [{ accountId }] = own
    if (own.every(({ facts }) => facts.length === 0)) return undefined
    const known = this.#heads.get(accountId)
    if (known !== undefined) return known
    const [answers] = await this.#context.database.inOneTrip([
      { scope: { account: accountId }, statements: [headStatement(accountId, '')] },
    ])
    return readHead(answers?.[0])
  }

  async #extend(
    own: readonly [Write, ...Write[]],
    head: ChainHead,
  ): Promise<{ readonly statement: Statement; readonly head: ChainHead }> {
    const [{ accountId }] = own
    const key = await this.#context.auditKey(accountId)
    return appendToChain(key, head, { accountId, facts: own.flatMap(({ facts }) => facts) })
  }
}

/** How many of those that wait are committed together. */
function groupLength(queue: readonly Waiting[]): number {
  const alone = queue.findIndex(({ write }) => write.after !== undefined)
  if (alone === 0) return 1
  return Math.min(most, alone === -1 ? queue.length : alone)
}

function headStatement(accountId: string, lock: '' | 'for update'): Statement {
  return {
    sql: `select audit_seq, audit_hash from account_heads where account_id = $1 ${lock}`,
    parameters: [accountId],
  }
}

function readHead(answer: Answer | undefined): ChainHead {
  const row = answer?.rows[0]
  const seq = row?.['audit_seq']
  const hash = row?.['audit_hash']
  if (typeof seq === 'number' && hash instanceof Uint8Array) return { seq, hash }
  throw new Error('An account has no audit chain.')
}

/** Writes of one account stay together, in the order in which they came. */
function byAccount(writes: readonly Write[]): readonly (readonly [Write, ...Write[]])[] {
  const groups = new Map<string, [Write, ...Write[]]>()
  for (const write of writes) {
    const own = groups.get(write.accountId)
    if (own === undefined) groups.set(write.accountId, [write])
    else own.push(write)
  }
  return [...groups.values()]
}
