import { describe, expect, it } from 'vitest'
import { printInRows } from '../print-pieces.fixture.ts'
import { withProseColumns } from './prose-columns.ts'

/** The lines of a deed, of 32 to 36 letters each, as they run down one column. */
const deed = [
  'A sociedade adopta a denominação de',
  'Ponta Nova Pescas, Limitada, e tem a',
  'sua sede na Rua Major Serpa Pinto,',
  'número doze, na cidade da Beira, com',
  'a duração por tempo indeterminado, e',
  'por objecto o comércio a grosso e a',
  'retalho de produtos agrícolas, bem',
  'como a prestação de serviços conexos',
  'que a lei permite aos seus sócios e',
  'ao gerente que a assembleia nomear',
]
const further = deed.map((line) => line.replaceAll('o', 'e'))

const textsOf = (rows: readonly (string | readonly string[])[]): readonly string[] =>
  withProseColumns(printInRows(rows))
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ text }) => text)

describe('Two columns of sentences', () => {
  const beside = deed.map((line, at) => [line, further[at] ?? ''])

  it('are read one after the other, under what stands over both', () => {
    expect(textsOf([['12 DE MAIO', '2107'], '', ...beside])).toEqual(['12 DE MAIO', '2107', ...deed, ...further]) // prettier-ignore
  })

  it('are parted by a line that runs across them', () => {
    const across = 'O presente contrato de sociedade rege-se pelas disposições do código comercial'
    const rows = [...beside, across, ...beside]
    expect(textsOf(rows)).toEqual([...deed, ...further, across, ...deed, ...further])
  })

  it('end where the second one ends', () => {
    const rows = deed.map((line, at) => (at < 4 ? [line, further[at] ?? ''] : line))
    expect(textsOf(rows)).toEqual([...deed, ...further.slice(0, 4)])
  })

  it('stand at the place of the first, so that a sentence goes on from one to the other', () => {
    const lefts = withProseColumns(printInRows(beside)).map(({ left }) => left)
    expect(new Set(lefts)).toEqual(new Set([100]))
  })
})

describe('What is no such column stays where it is', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ['labels and values', deed.map((line, at) => [`Article ${at + 1}`, line])],
    ['a table of names', deed.map((_, at) => ['MARIA LUISA FERNANDEZ DE ALMEIDA', `Rua das Palmeiras ${at}, Maputo Beira`])],
    ['sentences and amounts', deed.map((line, at) => [line, `${at}.000,00 MT`])],
  ])('%s', (_, rows) => {
    const pieces = printInRows(rows)
    expect(withProseColumns(pieces)).toEqual(pieces)
  }) // prettier-ignore
})
