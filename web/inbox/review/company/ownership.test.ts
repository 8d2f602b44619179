import { describe, expect, it } from 'vitest'
import { drawingOf, listedNodes, shareText } from './ownership.ts'

const share = (shareMin: number | null, shareMax: number | null = shareMin) => ({
  share: shareMin === shareMax ? shareMin : null,
  shareMin,
  shareMax,
})
const node = (name: string, kind: 'person' | 'company' = 'company') => ({
  node: name,
  kind,
  name,
  countries: [],
})
const edge = (owner: string, owned: string, of: ReturnType<typeof share>) => ({
  ...{ owner, owned, kind: 'shares' as const, source: 'document' },
  ...of,
})

describe('The owners of a company on the desk', () => {
  it('are drawn with the shares of the answer, a range as a range and an unknown share as unknown', () => {
    const drawing = drawingOf(
      {
        company: 'Asked',
        nodes: [node('Asked'), node('Middle'), node('Ada', 'person'), node('Ben', 'person')],
        edges: [edge('Middle', 'Asked', share(60)), edge('Ada', 'Middle', share(25, 50)), edge('Ben', 'Asked', share(null))],
        owners: [
          { node: 'Ada', ...share(15, 30), sentence: '', paths: [{ nodes: ['Ada', 'Middle', 'Asked'], ...share(15, 30) }] },
          { node: 'Middle', ...share(60), sentence: '', paths: [{ nodes: ['Middle', 'Asked'], ...share(60) }] },
          { node: 'Ben', ...share(null), sentence: '', paths: [{ nodes: ['Ben', 'Asked'], ...share(null) }] },
        ],
        ...{ known: 15, incomplete: [] },
      },
      new Set(['Ada']),
    ) // prettier-ignore
    expect(drawing?.labels.map(({ text }) => text).toSorted()).toEqual(['25–50%', '60%', 'unknown'])
    expect(drawing?.boxes.filter(({ isMarked }) => isMarked).map(({ title }) => title)).toEqual(['Ada'])
    expect(drawing?.lines.filter(({ isMarked }) => isMarked)).toHaveLength(2)
  })

  it('are not drawn where none is known', () => {
    const nothing = {
      company: 'Asked',
      nodes: [node('Asked')],
      edges: [],
      owners: [],
      known: 0,
      incomplete: [],
    }
    expect(drawingOf(nothing, new Set())).toBeNull()
  })

  it('are marked by warnings of their own alone, and their share is written as it is known', () => {
    const warnings = [
      { code: 'OWNER_SANCTIONED', data: { node: 'Ada' } },
      { code: 'OWNERSHIP_UNKNOWN', data: { node: 'Ben' } },
      { code: 'OWNER_SANCTIONED' },
    ]
    expect([...listedNodes(warnings)]).toEqual(['Ada'])
    expect([share(54), share(25, 50), share(null)].map(shareText)).toEqual(['54%', '25–50%', null])
  })
})
