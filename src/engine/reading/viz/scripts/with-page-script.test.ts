import { expect, it } from 'vitest'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { PageReader } from '../../page-reader.ts'
import { blankImage } from '../../page-reader.fixture.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'
import { withPageScript } from './with-page-script.ts'

const line = (text: string, row: number, confidence: number): VizLine => printed(text, [20, 30 * row], { confidence }) // prettier-ignore
const inScript = (script: PrintScript, ...[text, row, confidence]: Parameters<typeof line>): VizLine => ({
  ...line(text, row, confidence),
  script,
})

/** The texts of a page after each unsure line was read once more in its script, as is given by the row in which it stands. */
async function again(
  lines: readonly VizLine[],
  readings: Readonly<Record<number, readonly [text: string, confidence: number]>>,
) {
  const pageReader: PageReader = {
    ...{ pixels: { ...blankImage }, scripts: ['Deva'], signal: new AbortController().signal },
    findText: () => Promise.resolve([]),
    readText: (_, quads) =>
      Promise.resolve(
        quads.map((quad) => {
          const [text = '', confidence = 0] = readings[quad[0][1] / 30] ?? []
          return { characters: Array.from(text, (symbol, at) => ({ symbol, confidence, centre: (at + 0.5) / text.length })) } // prettier-ignore
        }),
      ),
  }
  const read = await withPageScript(pageReader, lines.map(({ quad }) => quad), lines) // prettier-ignore
  return read.map(({ text }) => text)
}

const latin = Array.from({ length: 12 }, (_, at) => line(`PLAIN ${at}`, 10 + at, 0.99))
const figures = line('04/06/8949', 3, 0.9)

it('figures of a script that two certain lines of a page are in are read in it, however many others are Latin', async () => {
  const two = [inScript('Deva', 'महिला', 1, 0.98), inScript('Deva', 'जयपुर', 2, 0.95)]
  const read = await again([...two, figures, ...latin], { 3: ['०५/०७/१९५९', 0.97] })
  expect(read[2]).toBe('०५/०७/१९५९')
})

it('two doubtful lines of many make no script of the page', async () => {
  const two = [inScript('Deva', 'महिला', 1, 0.8), inScript('Deva', 'जयपुर', 2, 0.8)]
  expect((await again([...two, figures, ...latin], { 3: ['०५/०७/१९५९', 0.97] }))[2]).toBe('04/06/8949')
})

it('a line in a third script was mistaken for it, unless it was read with certainty', async () => {
  const two = [inScript('Deva', 'महिला', 1, 0.98), inScript('Deva', 'जयपुर', 2, 0.95)]
  const third = (confidence: number) => again([...two, inScript('Beng', 'সি্া', 3, confidence)], { 3: ['मिश्रा', 0.7] }) // prettier-ignore
  expect((await third(0.84))[2]).toBe('मिश्रा')
  expect((await third(0.97))[2]).toBe('সি্া')
})
