import { describe, expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { taggedBy } from './tags.fixture.ts'

const textsOf = ({ pieces }: { readonly pieces: readonly { readonly text: string }[] }) =>
  pieces.map(({ text }) => text)

describe('Values that are tagged', () => {
  it('are the words from where one begins to where the next begins', async () => {
    const { spans } = await taggedBy(printInRows(['Directors: Ada Lark, Ben Moor (chair)']), {
      Ada: { kind: 'party' },
      'Lark,': { kind: 'party', begins: false },
      Ben: { kind: 'party' },
      Moor: { kind: 'party', begins: false, odds: 0.6 },
    })
    expect(spans.map(textsOf)).toEqual([['Ada Lark,'], ['Ben Moor']])
    expect(spans.map(({ odds }) => Number(odds.toFixed(2)))).toEqual([0.98, 0.79])
  })

  it('go on in a further line, beside which other print stands', async () => {
    const rows = [
      ['12 High Street', 'Status active'],
      ['London EC1', 'Since 2001'],
    ]
    const { spans } = await taggedBy(printInRows(rows), {
      '12': { kind: 'address' },
      ...Object.fromEntries(['High', 'Street', 'London', 'EC1'].map((word) => [word, { kind: 'address', begins: false } as const])),
      active: { kind: 'status' },
    }) // prettier-ignore
    expect(spans.map(textsOf)).toEqual([['12 High Street', 'London EC1'], ['active']])
  })

  it('go on under their own beginning where two of a kind stand side by side', async () => {
    const rows = [
      ['Managing', 'Executive'],
      ['director', 'chair'],
    ]
    const { spans } = await taggedBy(printInRows(rows), {
      ...{ Managing: { kind: 'role' }, Executive: { kind: 'role' } },
      ...{ director: { kind: 'role', begins: false }, chair: { kind: 'role', begins: false } },
    })
    expect(spans.map(textsOf)).toEqual([
      ['Managing', 'director'],
      ['Executive', 'chair'],
    ])
  })

  it('do not go on far below', async () => {
    const rows = ['Ada Lark', 'of Storvik', 'by these', 'articles', 'Ben Moor']
    const { spans } = await taggedBy(printInRows(rows), {
      ...{ Ada: { kind: 'party' }, Lark: { kind: 'party', begins: false } },
      ...{ Ben: { kind: 'party', begins: false }, Moor: { kind: 'party', begins: false } },
    })
    expect(spans.map(textsOf)).toEqual([['Ada Lark'], ['Ben Moor']])
  })

  it('are those words for which more speaks than for nothing, whether they begin or go on', async () => {
    const { spans } = await taggedBy(printInRows(['Larkfield Ltd']), {
      Larkfield: { kind: 'name' },
      Ltd: { kind: 'name', begins: false, odds: 0.45 },
    })
    expect(spans.map(textsOf)).toEqual([['Larkfield']])
  })
})
