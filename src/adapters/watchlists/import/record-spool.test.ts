import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { entityFromDraft } from '../../../engine/screening/sources/listed-entity.ts'
import { openSpool } from './record-spool.ts'

const folder = mkdtempSync(join(tmpdir(), 'symbolon-spool-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entity = (id: string, note: string) =>
  entityFromDraft({
    id,
    source: 'own',
    kind: 'person',
    topics: ['sanction'],
    names: [{ text: `Ömer ${id}`, strength: 'primary' }],
    notes: [note],
    original: {},
  })

describe('records on disk while a list is read', () => {
  it('come back whole and in the order of their ids, however many and long they are', () => {
    const spool = openSpool(join(folder, 'spool'))
    const entities = Array.from({ length: 30 }, (_, at) => entity(`own:${99 - at}`, 'ß'.repeat(at * 5000)))
    for (const one of entities) spool.add(one)
    expect(spool.size).toBe(30)
    expect([spool.has('own:99'), spool.has('own:1')]).toEqual([true, false])
    expect([...spool.sortedById()]).toEqual([...entities].reverse())
    spool.close()
    expect(existsSync(join(folder, 'spool'))).toBe(false)
  })
})
