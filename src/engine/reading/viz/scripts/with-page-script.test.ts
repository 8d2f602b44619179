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
  script: PrintScript = 'Deva',
) {
  const read = await withPageScript(readerOf(readings, script), ...pageOf(lines))
  return read.map(({ text }) => text)
}

const pageOf = (lines: readonly VizLine[]) => [lines.map(({ quad }) => quad), lines] as const

function readerOf(
  readings: Readonly<Record<number, readonly [text: string, confidence: number]>>,
  script: PrintScript,
): PageReader {
  return {
    ...{ pixels: { ...blankImage }, scripts: [script], signal: new AbortController().signal },
    findText: () => Promise.resolve([]),
    readText: (_, quads) =>
      Promise.resolve(
        quads.map((quad) => {
          const [text = '', confidence = 0] = readings[quad[0][1] / 30] ?? []
          return { characters: Array.from(text, (symbol, at) => ({ symbol, confidence, centre: (at + 0.5) / text.length })) } // prettier-ignore
        }),
      ),
  }
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

it('a line in a third script that reads no better in that of the page is most likely in neither', async () => {
  const page = [inScript('Deva', 'महिला', 1, 0.98), inScript('Deva', 'जयपुर', 2, 0.95)]
  const left = async (confidence: number) =>
    (await withPageScript(readerOf({}, 'Deva'), ...pageOf([...page, inScript('Beng', 'মিপ্া', 3, confidence)])))[2]?.confidences[0] // prettier-ignore
  expect(await left(0.85)).toBeLessThan(0.6)
  expect(await left(0.97)).toBe(0.97)
})

it('figures of a script that were read as figures and letters with marks are its own', async () => {
  const page = [inScript('Deva', 'महिला', 1, 0.98), inScript('Deva', '०५/०७/१९५९', 2, 0.97), inScript('Deva', '०८/११/२०३४', 3, 0.97)] // prettier-ignore
  const number = { ...line('64C0948Ę', 4, 0.99), confidences: [1, 1, 1, 1, 1, 1, 1, 0.9] }
  expect((await again([...page, number], { 4: ['७५८७९५४६', 0.9] }))[3]).toBe('७५८७९५४६')
})

it('capitals that look like Latin ones are in the script of the page where its own letters show it', async () => {
  const two = [inScript('Grek', 'ΨΥΧΟΓΙΟΣ', 1, 0.99), inScript('Grek', 'ΗΜ. ΛΗΞΗΣ', 2, 0.97)]
  const lines = [...two, line('EAAHNIKH', 3, 0.99), line('XENAKI', 4, 0.99), ...latin]
  const readings = { 3: ['ΕΛΛΗΝΙΚΗ', 0.99], 4: ['ΧΕΝΑΚΙ', 0.995] } as const
  expect((await again(lines, readings, 'Grek')).slice(2, 4)).toEqual(['ΕΛΛΗΝΙΚΗ', 'XENAKI'])
})

it('a name in both scripts is read in both, however much its first half looks Latin', async () => {
  const two = [inScript('Grek', 'ΨΥΧΟΓΙΟΣ', 1, 0.99), inScript('Grek', 'ΗΜ. ΛΗΞΗΣ', 2, 0.97)]
  const lines = [...two, line('KATEPINH/KATERINI', 3, 0.99), line('MAPIA/BERN', 4, 0.99), ...latin]
  const readings = { 3: ['ΚΑΤΕΡΙΝΗ/KATERINI', 0.95], 4: ['MAPIA/BERN', 0.95] } as const
  expect((await again(lines, readings, 'Grek')).slice(2, 4)).toEqual(['ΚΑΤΕΡΙΝΗ/KATERINI', 'MAPIA/BERN'])
})

it('figures that were read as European ones are those of a page that has its own', async () => {
  const page = [inScript('Deva', 'महिला', 1, 0.98), inScript('Deva', '०५/०७/१९५९', 2, 0.97), inScript('Deva', '०८/११/२०३४', 3, 0.97)] // prettier-ignore
  const number = { ...line('98004842', 4, 0.97), confidences: [0.6, 1, 1, 1, 1, 1, 1, 1] }
  expect((await again([...page, number], { 4: ['९४००५४५२', 0.9] }))[3]).toBe('९४००५४५२')
  expect((await again([...page.slice(0, 1), inScript('Deva', 'जयपुर', 2, 0.98), number], { 4: ['९४००५४५२', 0.9] }))[2]).toBe('98004842') // prettier-ignore
})

it('what looks like a date and has no month is read in the script of the page, where it has one', async () => {
  const page = [inScript('Thai', 'สถานที่เกิด', 1, 0.98), inScript('Thai', 'วันที่ออก', 2, 0.97), ...latin]
  const readings = { 3: ['17 ธ.ค. 2572', 0.8], 4: ['17 ธ.ค. 2572', 0.8], 5: ['17 ธธ 2572', 0.8] } as const
  const dates = [line('17 5.A. 2572', 3, 0.98), line('17 DEC 2572', 4, 0.98), line('17 5.A. 2572', 5, 0.98)]
  expect((await again([...page, ...dates], readings, 'Thai')).slice(-3)).toEqual(['17 ธ.ค. 2572', '17 DEC 2572', '17 5.A. 2572']) // prettier-ignore
})

it('one certain line makes it the script of a page of which much was hardly read in Latin letters', async () => {
  const greek = [inScript('Grek', 'ΕΛΕΝΗ', 1, 0.999)]
  const unsure = [line('EñØNYMO', 2, 0.7), line('HM. TENNHZHI', 3, 0.7), line('HM. AHEHE', 4, 0.7)]
  const readings = { 2: ['ΕΠΩΝΥΜΟ', 0.99], 3: ['ΗΜ. ΓΕΝΝΗΣΗΣ', 0.99] } as const
  expect((await again([...greek, ...unsure, ...latin], readings, 'Grek'))[1]).toBe('ΕΠΩΝΥΜΟ')
  expect((await again([...greek, ...unsure.slice(1), ...latin], readings, 'Grek'))[1]).toBe('HM. TENNHZHI')
  expect((await again([inScript('Grek', 'ΕΛΕ', 1, 0.999), ...unsure, ...latin], readings, 'Grek'))[1]).toBe('EñØNYMO') // prettier-ignore
})
