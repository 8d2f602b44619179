import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readNamed, readWithHash, withHash } from '../../src/lists/checked-file.ts'
import { screeningEngine, type SearchableList } from '../../src/screening/engine.ts'
import type { Entity } from '../../src/vocabulary/entity.ts'
import { createHash } from 'node:crypto'
import { cpuMs } from '../aml/lists.ts'

/** A list as a process has it that was started beside its snapshot, and what it took. */
export interface StreamedList {
  readonly list: SearchableList
  readonly names: number
  readonly indexBytes: number
  readonly recordBytes: number
  /** Milliseconds of processor: building from parsed records; both files read, checked and opened. */
  readonly buildMs: number
  readonly readyMs: number
  /** Milliseconds by the clock until it was ready. */
  readonly readyWallMs: number
}

/** Beings that are parsed before any of them is added, so that only the adding is timed. */
const batchSize = 1000

/**
 * Builds a list of any length without holding its beings, writes records and index as the shelf keeps them, and reads
 * them again as a starting process does.
 */
export async function streamedList(entities: Iterable<Entity>): Promise<StreamedList> {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-speed-'))
  try {
    const [records, index] = [join(folder, 'records.ndjson'), join(folder, 'index.bin')]
    const built = writeList(entities, { records, index })
    const [cpu, wall] = [cpuMs(), performance.now()]
    const snapshot = await readWithHash(index)
    const lines = await readNamed(records, built.version)
    const list = screeningEngine.open(snapshot, new Uint8Array(lines), 'bench')
    return {
      list,
      names: built.names,
      indexBytes: snapshot.byteLength,
      recordBytes: lines.byteLength,
      buildMs: built.buildMs,
      readyMs: cpuMs() - cpu,
      readyWallMs: performance.now() - wall,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeList(
  entities: Iterable<Entity>,
  path: { readonly records: string; readonly index: string },
): { readonly names: number; readonly buildMs: number; readonly version: string } {
  const builder = screeningEngine.startIndex({ matcher: screeningEngine.matcher })
  const file = openSync(path.records, 'w')
  const hash = createHash('sha256')
  let [names, buildMs] = [0, 0]
  let batch: Entity[] = []
  const addBatch = () => {
    const lines = batch.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
    const began = cpuMs()
    batch.forEach((entity, at) => builder.add(entity, lines[at]?.length ?? 0))
    buildMs += cpuMs() - began
    for (const line of lines) hash.update(line)
    writeSync(file, Buffer.concat(lines))
    batch = []
  }
  for (const entity of entities) {
    names += entity.names.length
    if (batch.push(entity) === batchSize) addBatch()
  }
  addBatch()
  closeSync(file)
  const began = cpuMs()
  const snapshot = builder.finish()
  buildMs += cpuMs() - began
  writeFileSync(path.index, withHash(snapshot))
  return { names, buildMs, version: hash.digest('hex') }
}
