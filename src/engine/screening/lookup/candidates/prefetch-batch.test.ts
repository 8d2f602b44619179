import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { demo } from '../../sources/demo/source.ts'
import { startIndex } from '../index/index-builder.ts'
import { resetBatches, prefetchBatch, batchSize } from './prefetch-batch.ts'
import { openIndex, type ListIndex } from '../index/open-index.ts'

const nameCount = 3 * batchSize

/** Persons and companies by turns, all of one name. */
async function namesakes(): Promise<ListIndex> {
  const builder = startIndex({})
  const patterns: Entity[] = []
  for await (const entity of demo.entities({}, () => undefined)) patterns.push(entity)
  const [pattern] = patterns
  if (pattern === undefined) throw new Error('the invented list is empty')
  for (let at = 0; at < nameCount; at++)
    builder.add(
      {
        ...pattern,
        id: `made:${at}`,
        kind: at % 2 === 0 ? 'person' : 'organisation',
        names: [{ text: 'Zarkhanov', strength: 'primary' }],
      },
      1,
    )
  const index = openIndex(builder.finish().buffer)
  resetBatches(index.search.batch)
  return index
}

function prefetchAll(index: ListIndex, isNonPerson: boolean | null): number[] {
  const names: number[] = []
  for (let from = 0; from < nameCount; from += batchSize) {
    const count = prefetchBatch(index, from, { to: nameCount, body: isNonPerson })
    names.push(...index.search.batch.name.subarray(0, count))
  }
  return names
}

describe('prefetchBatch', () => {
  it('takes every name of the kind that is meant', async () => {
    const index = await namesakes()
    const all = Array.from({ length: nameCount }, (_, name) => name)
    expect(prefetchAll(index, false)).toEqual(all.filter((name) => name % 2 === 0))
    resetBatches(index.search.batch)
    expect(prefetchAll(index, true)).toEqual(all.filter((name) => name % 2 === 1))
  })

  it('takes none again before the next search begins', async () => {
    const index = await namesakes()
    expect(prefetchAll(index, null)).toHaveLength(nameCount)
    expect(prefetchAll(index, null)).toEqual([])
    resetBatches(index.search.batch)
    expect(prefetchAll(index, null)).toHaveLength(nameCount)
  })
})
