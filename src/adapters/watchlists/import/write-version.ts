import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { bufferedWriter } from './buffered-writer.ts'
import { writeWithChecksum } from './checked-file.ts'
import type { EngineSource, ListEngine } from '../versions/list-engine.ts'
import { parseRecord } from './record-spool.ts'
import { textChunks } from './text-chunks.ts'

/**
 * Writes the records and the hash of each into a folder, one at a time.
 *
 * @param entities in the order of their ids
 * @param onRecord told of each id and the SHA-256 of its record in hex
 * @returns the version: SHA-256 of the records in hex
 */
export async function writeRecords(
  folder: string,
  entities: AsyncIterable<Entity> | Iterable<Entity>,
  onRecord: (id: string, hash: string) => void,
): Promise<string> {
  const versionHash = createHash('sha256')
  const records = durableFile(join(folder, 'records.ndjson'))
  const hashes = durableFile(join(folder, 'hashes.tsv'))
  for await (const entity of entities) {
    const line = Buffer.from(`${JSON.stringify(entity)}\n`)
    const hash = createHash('sha256').update(line).digest('hex')
    versionHash.update(line)
    records.write(line)
    hashes.write(Buffer.from(`${hash}\t${entity.id}\n`))
    onRecord(entity.id, hash)
  }
  records.end()
  hashes.end()
  return versionHash.digest('hex')
}

/** Makes the index of the records in a folder, and lays it beside them. */
export async function writeIndex(
  { engine, source }: { readonly engine: ListEngine; readonly source: EngineSource },
  folder: string,
  version: string,
): Promise<void> {
  const index = engine.startIndex({ matcher: engine.matcher, source: source.id, version })
  for await (const line of splitLines(textChunks({ path: join(folder, 'records.ndjson') }, () => undefined)))
    index.add(parseRecord(line), Buffer.byteLength(line) + 1)
  writeWithChecksum(join(folder, 'index.bin'), index.finish())
}

/** Records of a version as they lie there. */
export async function* parseRecords(chunks: AsyncIterable<string>): AsyncGenerator<Entity> {
  for await (const line of splitLines(chunks)) yield parseRecord(line)
}

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

function durableFile(path: string) {
  const file = openSync(path, 'w', 0o600)
  const writer = bufferedWriter((bytes) => writeSync(file, bytes))
  return {
    write: writer.write,
    end(): void {
      writer.flush()
      fsyncSync(file)
      closeSync(file)
    },
  }
}
