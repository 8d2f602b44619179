import { describe, expect, it } from 'vitest'
import { goldenAsia } from './golden-asia.fixture.ts'
import { goldenWest } from './golden-west.fixture.ts'
import { matchKinds } from './match-kinds.ts'
import { otherPages } from './other-pages.fixture.ts'
import { printedPage } from './printed-page.fixture.ts'

describe('matchKinds', () => {
  it.each([...goldenAsia, ...goldenWest])(
    'knows the $side of $id',
    ({ id, side, lines, further, values = {} }) => {
      const page = printedPage(lines, further)
      const [best] = matchKinds(page)
      expect([best?.kind.id, best?.side.side]).toEqual([id, side])
      expect(best?.confidence).toBeGreaterThan(0.9)
      const read = Object.fromEntries(
        best?.values.map(({ key, line }) => [key, page.lines[line]?.text]) ?? [],
      )
      expect(read).toMatchObject(values)
    },
  )

  it.each(otherPages)('takes %s for no kind', (_, lines) => {
    expect(matchKinds(printedPage(lines)).map(({ kind }) => kind.id)).toEqual([])
  })
})
