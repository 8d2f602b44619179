import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { lettersOf, lineOfLetters } from '../text-line.ts'
import { withSignsOfFigures } from './with-signs-of-figures.ts'

const righted = (text: string) => withSignsOfFigures(printed(text, [20, 20])).text

it('no sentence ends between figures, and a round letter beside one is its zero', () => {
  expect(righted('२२/०४।२०१७')).toBe('२२/०४/२०१७')
  expect(righted('o५/o७/१९५९')).toBe('०५/०७/१९५९')
  expect(righted('১২।০৩।১৯৮o')).toBe('১২/০৩/১৯৮০')
})

it('a round zero behind a Latin letter is an o, unless a figure follows', () => {
  expect(righted('ฉบับที่ / N๐. 53747536')).toBe('ฉบับที่ / No. 53747536')
  expect(righted('A๐๙')).toBe('A๐๙')
  expect(righted('ที่ ๐')).toBe('ที่ ๐')
})

it('the end of a sentence stays behind a figure, and a letter among letters and European figures', () => {
  for (const text of ['वर्ष २०१७।', 'नाम। २', 'No 12', '1o / १२']) expect(righted(text)).toBe(text)
})

it('a stroke that may be a figure is no surer than that it is none', () => {
  const { quad, ...line } = printed('०४।२०', [20, 20])
  const alternatives = [{ symbol: '१', confidence: 0.3 }, { symbol: '/', confidence: 0.2 }] // prettier-ignore
  const doubtful = lettersOf({ ...line, quad }).map((letter, at) =>
    at === 2 ? { ...letter, confidence: 0.5, alternatives } : letter,
  )
  expect(withSignsOfFigures(lineOfLetters(doubtful, quad, 'Deva')).confidences[2]).toBeCloseTo(0.7)
})
