import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { readPackedSync } from '../../../platform/files/read-packed.ts'
import type { FromThread, ThreadTask, ToThread } from './embedded-messages.ts'
import { type FaultDetails, listenStatement } from './session.ts'
import { SyncedFileSystem } from './synced-file-system.ts'
import { syncVerdict } from './sync-verdict.ts'

/** Commits of the self-test at every start. */
const testCommits = 5

/** `-F` switches fsync off and `-O` allows changes of system tables; the others are the engine's own. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' && parameter !== '-O'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap(setting),
  // The server's own log quotes statements and rows; only what ends the engine is let out.
  ...['log_min_messages=fatal', 'log_min_error_statement=panic', 'shared_buffers=32MB'].flatMap(setting),
  // Statistics of so many times 300 rows. Everyone waits while they are gathered: of the usual 100, a third of a second.
  ...['default_statistics_target=20'].flatMap(setting),
]

function setting(assignment: string): string[] {
  return ['-c', assignment]
}

/** The embedded database inside its thread: one statement at a time, nothing acknowledged after a failed sync. */
class EmbeddedServer {
  readonly #files: SyncedFileSystem
  readonly #pg: PGlite
  readonly #tell: (message: FromThread) => void
  #broken: string | undefined
  #isOpen = false

  constructor({ directory, engine, bundle }: ThreadTask, tell: (message: FromThread) => void) {
    this.#tell = tell
    this.#files = new SyncedFileSystem(directory, (what) => this.#break(`it stopped: ${String(what)}`))
    this.#pg = new PGlite({
      fs: this.#files,
      pgliteWasmModule: engine,
      fsBundle: new Blob([new Uint8Array(readPackedSync(bundle))]),
      startParams,
      onStderr: (line) => {
        if (/\b(PANIC|FATAL):/.test(line)) this.#break('it stopped with a fatal error')
        return false
      },
    })
    // Of scripts; signals of messages are among the server's answers.
    this.#pg.onNotification((_, signal) => tell({ kind: 'signal', signal }))
  }

  /** Opens, recovers when needed, and proves that commits reach the disk. */
  async open(): Promise<FromThread> {
    await this.#pg.waitReady
    this.#isOpen = true
    const shown = await this.#pg.query<Record<string, string>>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
              current_setting('wal_sync_method') as wal_sync_method, current_setting('full_page_writes') as full_page_writes`,
    )
    await this.#pg.exec(listenStatement)
    const before = this.#files.syncs.log
    for (let commit = 0; commit < testCommits; commit++) {
      // A transactional message needs a transaction id and so a commit record that must be flushed.
      await this.#pg.query(`select pg_logical_emit_message(true, 'symbolon', 'sync test')`)
    }
    const syncs = this.#files.syncs.log - before
    this.#complainOfSyncs()
    const verdict =
      this.#broken ?? syncVerdict({ commits: testCommits, syncs, settings: shown.rows[0] ?? {} })
    return verdict === undefined
      ? { kind: 'open', commits: testCommits, syncs }
      : { kind: 'broken', sentence: verdict }
  }

  async answer(message: ToThread): Promise<FromThread> {
    const before = this.#state()
    if (before !== undefined) return before
    const reply = await this.#attempt(message)
    this.#complainOfSyncs()
    return this.#state() ?? reply
  }

  #state(): FromThread | undefined {
    return this.#broken === undefined ? undefined : { kind: 'broken', sentence: this.#broken }
  }

  async #attempt(message: ToThread): Promise<FromThread> {
    const { id } = message
    try {
      return { kind: 'answer', id, bytes: await this.#run(message) }
    } catch (error) {
      const fault = readFault(error)
      if (fault === undefined)
        this.#break(`it failed outside SQL: ${error instanceof Error ? error.message : 'unknown'}`)
      return {
        kind: 'fault',
        id,
        fault: fault ?? { code: 'XX000', message: 'The engine failed outside SQL.' },
      }
    }
  }

  async #run(message: ToThread): Promise<Uint8Array<ArrayBuffer>> {
    switch (message.kind) {
      case 'messages':
        return this.#exchange(message.bytes)
      case 'script':
        await this.#pg.exec(message.sql)
        return new Uint8Array(0)
      case 'close':
        await this.close()
        return new Uint8Array(0)
    }
  }

  /**
   * Streamed, because the engine otherwise reads every answer too, and keeps it until its next script. Nothing is left to be
   * synced: a commit has synced its log.
   */
  async #exchange(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array<ArrayBuffer>[] = []
    const onRawData = (part: Uint8Array): void => void parts.push(new Uint8Array(part))
    await this.#pg.execProtocolRawStream(bytes, { syncToFs: false, onRawData })
    const [only] = parts
    return only !== undefined && parts.length === 1 ? only : joined(parts)
  }

  async close(): Promise<void> {
    await this.#pg.exec('checkpoint')
    await this.#pg.close()
  }

  #complainOfSyncs(): void {
    const { failure } = this.#files.syncs
    if (failure !== undefined) this.#break(`the disk refused to sync (${failure.message})`)
  }

  /** Told at once and not with the answer: a server that died in the middle of a statement may never answer. */
  #break(why: string): void {
    if (this.#broken !== undefined) return
    this.#broken = this.#isOpen ? stoppedSentence(why) : notOpenedSentence(why)
    this.#tell({ kind: 'broken', sentence: this.#broken })
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function stoppedSentence(why: string): string {
  return (
    `The embedded database takes no more writes: ${why}. Nothing that was acknowledged is lost. ` +
    'Check the disk (space, health, mount options), then start the service again.'
  )
}

/** What ends the engine before it has opened its files may be a file that is gone: no one can say what is left. */
function notOpenedSentence(why: string): string {
  return (
    `${why}. Files of it may be missing or damaged, and what they held may be lost. Check the disk (space, health, ` +
    'mount options) and start again; if that does not help, restore a backup (symbolon restore).'
  )
}

function readFault(error: unknown): FaultDetails | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  return {
    code: error.code,
    message: error.message,
    constraint: text(error, 'constraint'),
    table: text(error, 'table'),
    column: text(error, 'column'),
  }
}

function text(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

async function serve(port: NonNullable<typeof parentPort>, given: ThreadTask): Promise<void> {
  const server = new EmbeddedServer(given, (message) => port.postMessage(message))
  const opened = await server.open()
  if (given.task === 'create') {
    if (opened.kind === 'open') await server.close()
    port.postMessage(opened)
    return
  }
  // One message is answered after the other, whatever the sender does.
  let last: Promise<unknown> = Promise.resolve()
  port.on('message', (message: ToThread) => {
    last = last.then(async () => {
      const reply = await server.answer(message)
      port.postMessage(reply, reply.kind === 'answer' ? [reply.bytes.buffer] : [])
      if (message.kind === 'close') port.close()
    })
  })
  port.postMessage(opened)
}

if (!isMainThread && parentPort !== null) {
  const given: unknown = workerData
  // The one starter is embedded.ts, which types what it passes.
  await serve(parentPort, given as ThreadTask)
}
