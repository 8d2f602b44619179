import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { bufferedWriter } from './buffered-writer.ts'

/** Where a record lies in the spool. */
interface SpoolPosition {
  readonly offset: number
  readonly length: number
}

/**
 * Entities of a list on disk while it is read, so that of each only the id and its place are held in memory. Blocking:
 * for a thread that does nothing else.
 */
export interface RecordSpool {
  has(id: string): boolean
  readonly size: number
  add(entity: Entity): void
  /** In the order of ids, so that the same entities make the same version however they were sorted. */
  sortedById(): Generator<Entity>
  /** Closes and removes the file. */
  close(): void
}

export function openSpool(path: string): RecordSpool {
  const file = openSync(path, 'w+', 0o600)
  const positions = new Map<string, SpoolPosition>()
  const writer = bufferedWriter((bytes) => writeSync(file, bytes))
  let endOffset = 0
  return {
    has: (id) => positions.has(id),
    get size() {
      return positions.size
    },
    add(entity) {
      const line = Buffer.from(JSON.stringify(entity))
      writer.write(line)
      positions.set(entity.id, { offset: endOffset, length: line.length })
      endOffset += line.length
    },
    *sortedById() {
      writer.flush()
      const order = [...positions].sort(([a], [b]) => (a < b ? -1 : 1))
      for (const [, { offset, length }] of order) {
        const line = Buffer.alloc(length)
        readSync(file, line, 0, length, offset)
        yield parseRecord(line.toString('utf8'))
      }
    },
    close() {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

/** A line that this program wrote: into the spool just now, or into a version whose name is the hash of its lines. */
export function parseRecord(line: string): Entity {
  return JSON.parse(line) as Entity
}
