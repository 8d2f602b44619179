import type { ErasureRecords, NumberedErasure } from '../../flows/ports/retention/erasures.ts'
import type { WorkSignals } from '../../flows/ports/worker/work-signals.ts'
import type { Log } from '../../platform/process/log.ts'
import { erasureName } from './erasure-line.ts'
import { appendToLedger, readLedgerFile } from './ledger-file.ts'

const pageSize = 1000

/** Without a signal the store is asked every so many times only. */
const lookEvery = 15

export interface ErasureMirror {
  /** Erasures that the file knew and this store did not: an older copy had been put in its place. Erased again. */
  readonly replayed: number
  /** Writes down what is still missing in the file. */
  close(): Promise<void>
}

/**
 * Brings store and ledger file together, then carries the file on. What only the file knows is erased here again
 * before this returns, so that a store that was put back from an older copy, by whatever means, is never served with
 * what had been erased since. From then on each erasure is in the file within `everyMs`.
 */
export async function mirrorErasures(options: {
  readonly records: ErasureRecords & WorkSignals
  readonly path: string
  readonly log: Log
  /** 2 s unless told. */
  readonly everyMs?: number
}): Promise<ErasureMirror> {
  const { records, path, log } = options
  const met = await bringTogether(records, path)
  let seq = met.seq
  let round: Promise<void> | null = null
  const carryOn = async (): Promise<void> => {
    seq = await eachPage(records, seq, (page) => appendToLedger(path, page))
  }
  // What was erased while the two were brought together was signalled to no one.
  let isBehind = true
  let sinceLook = 0
  const stopListening = records.onWork((kind) => (isBehind ||= kind === 'erasures'))
  const timer = setInterval(() => {
    sinceLook += 1
    if (!isBehind && sinceLook < lookEvery) return
    isBehind = false
    sinceLook = 0
    round ??= carryOn()
      .catch((error: unknown) => {
        isBehind = true
        log.error('The erasure ledger could not be carried on', { error })
      })
      .finally(() => (round = null))
  }, options.everyMs ?? 2000)
  timer.unref()
  return {
    replayed: met.replayed,
    close: async () => {
      clearInterval(timer)
      stopListening()
      await round
      // A store that failed cannot be asked; the next start brings the two together.
      await carryOn().catch((error: unknown) => log.warn('The erasure ledger is behind its store', { error }))
    },
  }
}

async function bringTogether(
  records: ErasureRecords,
  path: string,
): Promise<{ readonly seq: number; readonly replayed: number }> {
  const written = (await readLedgerFile(path)) ?? []
  const inFile = new Set(written.map(erasureName))
  const inStore = new Set<string>()
  const seq = await eachPage(records, 0, async (page) => {
    for (const entry of page) inStore.add(erasureName(entry))
    await appendToLedger(
      path,
      page.filter((entry) => !inFile.has(erasureName(entry))),
    )
  })
  const unknown = written.filter((entry) => !inStore.has(erasureName(entry)))
  if (unknown.length === 0) return { seq, replayed: 0 }
  const replayed = await records.replayErasures(unknown)
  // What was replayed stands in the file already.
  return { seq: await eachPage(records, seq, () => Promise.resolve()), replayed }
}

/** Shows what was written down after `from`, page by page; the place of the last one. */
export async function eachPage(
  records: Pick<ErasureRecords, 'erasuresAfter'>,
  from: number,
  see: (page: readonly NumberedErasure[]) => Promise<void>,
): Promise<number> {
  for (let seq = from; ;) {
    const page = await records.erasuresAfter(seq, pageSize)
    const last = page.at(-1)
    if (last === undefined) return seq
    await see(page)
    seq = last.seq
  }
}
