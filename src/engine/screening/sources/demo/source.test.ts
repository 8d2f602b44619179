import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { demo } from './source.ts'

async function entities(): Promise<Entity[]> {
  const found: Entity[] = []
  for await (const entity of demo.entities({}, () => undefined)) found.push(entity)
  return found
}

describe('demo', () => {
  it('has invented sanctions, politicians and wanted persons, each with an id of its own', async () => {
    const all = await entities()
    expect(new Set(all.map((entity) => entity.id)).size).toBe(all.length)
    expect(new Set(all.flatMap((entity) => entity.topics))).toEqual(new Set(['sanction', 'pep', 'crime']))
    expect(new Set(all.map((entity) => entity.kind)).size).toBe(4)
  })

  it('names no real country', async () => {
    for (const entity of await entities()) {
      expect([...entity.nationalities, ...entity.countries].every((code) => /^X[UVW]$/.test(code))).toBe(true)
    }
  })

  it('says of each entity that it is invented', async () => {
    expect((await entities()).every((entity) => entity.notes[0]?.startsWith('Invented'))).toBe(true)
  })

  it('is built in: no file makes it', () => expect(demo.recognise(['demo.csv'])).toBeNull())
})
