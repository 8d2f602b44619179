import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import { allLayouts } from './all-layouts.ts'
import type { PrintedRegistration, PrintPage } from './kit/print.ts'
import { withNoise } from './with-noise.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

/** Letters and figures alone: breaks of lines and signs between words do not count. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase().replaceAll('ς', 'σ')
const wordsOf = (text: string): readonly string[] => text.split(/[\s,;]+/u).map(plain)

function printOf({ pages }: PrintedRegistration): string {
  return plain(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(''))
}

/** Values that do not stand in the text as they are claimed; a date by its day and its year in some calendar. */
function missing(document: PrintedRegistration): readonly string[] {
  const { values, capital, officers, owners } = document.truth
  const print = printOf(document)
  const { incorporationDate = '', countryIso2, status, address = '', ...whole } = values
  const names = [...officers, ...owners].map(({ name }) => name)
  const dates = [incorporationDate, ...officers.flatMap(({ birthDate = '' }) => birthDate)]
  return [
    ...Object.values(whole).filter((value) => !print.includes(plain(value))),
    ...[address, ...names].filter((value) => !wordsOf(value).every((word) => print.includes(word))),
    ...dates.filter((date) => date !== '' && !isDateIn(print, date)),
    ...(capital === null || isAmountIn(print, capital.amount) ? [] : [`${capital.amount}`]),
    ...(countryIso2 === undefined ? ['country'] : []),
    ...(status === undefined || status.length > 5 ? [] : [status]),
  ]
}

function isDateIn(print: string, date: string): boolean {
  const [year = 0, , day] = date.split('-').map(Number)
  const years = [year, year + 543, year - 1911, year - 2018, year - 1988, year - 1925].map(String)
  const isYearIn = years.some((one) => print.includes(one)) || print.includes(String(year).slice(2))
  return isYearIn && (day === undefined || print.includes(String(day)))
}

const isAmountIn = (print: string, amount: number): boolean =>
  [`${amount}`, `${amount / 10_000}万`, `${amount / 10_000}00万`].some((one) => print.includes(one))

const overlap = ({ lines }: PrintPage): readonly string[] =>
  lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      const width = Math.min(one.box[1][0], other.box[1][0]) - Math.max(one.box[0][0], other.box[0][0])
      const height = Math.min(one.box[3][1], other.box[3][1]) - Math.max(one.box[0][1], other.box[0][1])
      const shorter = Math.min(one.box[3][1] - one.box[0][1], other.box[3][1] - other.box[0][1])
      return width > 2 && height > shorter * 0.35 ? [`${one.text} / ${other.text}`] : []
    }),
  )

describe.each(Object.entries(allLayouts))('The layout %s', (name, layout) => {
  const documents = seeds.map(layout)

  it('prints every value of its truth', () => {
    expect(documents.map(missing)).toEqual(seeds.map(() => []))
  })

  it('bears its name and the country that it begins with', () => {
    for (const { truth } of documents)
      expect([truth.layout, truth.values.countryIso2?.toLowerCase()]).toEqual([name, name.slice(0, 2)])
  })

  it('prints no text over another and none beside the page', () => {
    for (const { pages } of documents)
      for (const page of pages) {
        expect(overlap(page)).toEqual([])
        const beyond = page.lines.filter(({ box: [[left, top], , [right, bottom]] }) => left < 0 || top < 0 || right > page.width || bottom > page.height)
        expect(beyond.map(({ text }) => text)).toEqual([])
      }
  })

  it('is made alike of equal seeds and otherwise of others', () => {
    expect(layout(3)).toEqual(documents[3])
    expect(new Set(documents.map(printOf)).size).toBe(seeds.length)
  })
})

describe('Noise', () => {
  const pages = Object.values(allLayouts).flatMap((layout) => layout(1).pages)
  const none = { slips: 0, blanks: 0, splits: 0, joins: 0, skew: 0 }
  const signs = (page: PrintPage): string =>
    plain(page.lines.map(({ text }) => text).join('')).split('').toSorted().join('')

  it('changes about one letter in two hundred', () => {
    const [all, changed] = pages.reduce(
      ([sum, other], page, at) => {
        const before = page.lines.map(({ text }) => text).join('')
        const after = withNoise(page, randomFrom(at), { ...none, slips: 0.005 }).lines.map(({ text }) => text).join('')
        return [sum + before.length, other + Array.from(before).filter((sign, place) => sign !== Array.from(after)[place]).length]
      },
      [0, 0],
    )
    expect(changed / all).toBeGreaterThan(0.001)
    expect(changed / all).toBeLessThan(0.006)
  })

  it('splits and joins boxes without losing a letter', () => {
    const noisy = pages.map((page, at) => withNoise(page, randomFrom(at), { ...none, splits: 0.5, joins: 0.5 }))
    expect(noisy.map(signs)).toEqual(pages.map(signs))
    expect(noisy.map(({ lines }) => lines.length)).not.toEqual(pages.map(({ lines }) => lines.length))
  })

  it('turns a page by at most a degree', () => {
    const slopes = pages.flatMap((page, at) =>
      withNoise(page, randomFrom(at), { ...none, skew: 1 }).lines.flatMap(({ box: [[x, y], [right, rightY]] }) => (right - x > 200 ? [Math.abs((rightY - y) / (right - x))] : [])),
    )
    expect(Math.max(...slopes)).toBeGreaterThan(0.01)
    expect(Math.max(...slopes)).toBeLessThan(Math.tan((1.4 * Math.PI) / 180))
  })
})
