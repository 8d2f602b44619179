import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { bufferedFile } from './buffered-file.ts'

/** Where a record lies in the spool. */
interface Place {
  readonly at: number
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
  inOrder(): Generator<Entity>
  /** Closes and removes the file. */
  end(): void
}

export function openSpool(path: string): RecordSpool {
  const file = openSync(path, 'w+', 0o600)
  const places = new Map<string, Place>()
  const target = bufferedFile((bytes) => writeSync(file, bytes))
  let end = 0
  return {
    has: (id) => places.has(id),
    get size() {
      return places.size
    },
    add(entity) {
      const line = Buffer.from(JSON.stringify(entity))
      target.write(line)
      places.set(entity.id, { at: end, length: line.length })
      end += line.length
    },
    *inOrder() {
      target.flush()
      const order = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
      for (const [, { at, length }] of order) {
        const line = Buffer.alloc(length)
        readSync(file, line, 0, length, at)
        yield parseRecord(line.toString('utf8'))
      }
    },
    end() {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

/** A line that this program wrote: into the spool just now, or into a version whose name is the hash of its lines. */
export function parseRecord(line: string): Entity {
  return JSON.parse(line) as Entity
}
