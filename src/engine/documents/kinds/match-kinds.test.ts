import { describe, expect, it } from 'vitest'
import { documentKinds } from './document-kinds.ts'
import { drawnPage } from './drawn-page.fixture.ts'
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

  it('finds the Latin name right below a name in Arabic letters whose box is much higher', () => {
    const page = printedPage([
      'المملكة العربية السعودية',
      'بطاقة الهوية الوطنية',
      'عبدالله سالم العتيبي',
      'ALOTAIBI, Abdullah',
      'الرقم : ١٣٣٥٩١٨١١٤',
      'تاريخ الميلاد : ١٤٢٣/٠١/٢٨',
      'SPECIMEN',
    ])
    const [best] = matchKinds({
      ...page,
      lines: page.lines.map((line, at) => (at === 2 ? { ...line, position: { ...line.position, height: 62 } } : line)), // prettier-ignore
    })
    expect(best?.kind.issuer).toBe('SAU')
    expect(best?.values.map(({ key, line }) => [key, page.lines[line]?.text])).toContainEqual(['fullName', 'ALOTAIBI, Abdullah']) // prettier-ignore
  })

  it.each(otherPages)('takes %s for no kind', (_, lines) => {
    expect(matchKinds(printedPage(lines)).map(({ kind }) => kind.id)).toEqual([])
  })

  it.each([
    { lines: 0, letters: 0 },
    { lines: 0.1, letters: 0.03 },
  ])(
    'takes no worn front for one of another kind: $lines of its lines lost, $letters of its letters misread',
    (wear) => {
      const fronts = documentKinds
        .filter((_, at) => at % 4 === 0)
        .flatMap((kind, at) => {
          const side = kind.sides.find((one) => one.side === 'FRONT')
          return side === undefined
            ? []
            : [{ kind, found: matchKinds(drawnPage({ kind, side }, at, wear)).at(0) }]
        })
      const others = fronts.filter(
        ({ kind, found }) => found !== undefined && found.kind.family !== kind.family,
      )
      expect(others.map(({ kind, found }) => `${kind.id}: ${found?.kind.id ?? ''}`)).toEqual([])
      const known = fronts.filter(({ found }) => found !== undefined).length / fronts.length
      expect(known).toBeGreaterThan(wear.lines === 0 ? 0.95 : 0.75)
    },
  )
})
