import { expect, it } from 'vitest'
import type { Quad } from '../../../../../vocabulary/imaging/pixels.ts'
import type { VizLine } from '../../../../reading/viz/text-line.ts'
import { inOneKindOfFigures } from './one-kind-of-figures.ts'

const pixels = { width: 1000, height: 200, channels: 1, data: new Uint8Array(200_000), space: 'upright' } as const // prettier-ignore
const quad: Quad<'upright'> = [[0, 20], [1000, 20], [1000, 60], [0, 60]] // prettier-ignore

/** A line of Arabic: words run to the left, the figures among them to the right. */
function line(before: string, number: string, after: string): VizLine {
  const text = `${before} ${number} ${after}`
  const start = before.length + 1
  const isFigure = (at: number): boolean => at >= start && at < start + number.length
  const place = (at: number): number => (isFigure(at) ? start + number.length - 1 - (at - start) : at)
  return {
    ...{ text, quad, script: 'Arab', alternatives: [] },
    confidences: Array.from(text, () => 0.9),
    centres: Array.from(text, (_, at) => 1 - (place(at) + 0.5) / text.length),
  }
}

/** A page on which Latin print is `seen`; says where it was looked for. */
function pageOf(seen: string, confidence = 0.99) {
  const looked: Quad<'upright'>[] = []
  const characters = Array.from(seen, (symbol, at) => ({ symbol, confidence, centre: (at + 0.5) / seen.length })) // prettier-ignore
  const readText = (_: unknown, quads: readonly Quad<'upright'>[]) => {
    looked.push(...quads)
    return Promise.resolve(quads.map(() => ({ characters })))
  }
  return { looked, reader: { pixels, signal: new AbortController().signal, readText } }
}

const european = line('رقم التسجيل', '1234567890', 'بيروت')
const textOf = async (mixed: VizLine, reader: ReturnType<typeof pageOf>['reader'], other = european) =>
  (await inOneKindOfFigures(reader, [other, mixed])).at(-1)?.text

it('a number with Arabic figures among European ones is looked at once more, where it stands', async () => {
  const { looked, reader } = pageOf('J 25,000,000')
  const read = await inOneKindOfFigures(reader, [european, line('رأسمالها', '25.٥٥', 'ليرة لبنانية')])
  expect(read.at(-1)?.text).toBe('رأسمالها 25,000,000 ليرة لبنانية')
  expect(read.at(-1)?.centres).toHaveLength('رأسمالها 25,000,000 ليرة لبنانية'.length)
  const [[from, to] = []] = looked
  expect([(from?.[0] ?? 0) > 430, (to?.[0] ?? 0) < 715]).toEqual([true, true])
  expect(await textOf(line('الرسم', '٥٥٥', 'ل.ل'), pageOf('400,000').reader)).toBe('الرسم 400,000 ل.ل')
})

it('it stays where Latin print is in doubt, or is another number, or several', async () => {
  const mixed = line('رأسمالها', '25.٥٥', 'ليرة')
  expect(await textOf(mixed, pageOf('25,000,000', 0.6).reader)).toBe(mixed.text)
  expect(await textOf(mixed, pageOf('35,000,000').reader)).toBe(mixed.text)
  expect(await textOf(mixed, pageOf('25 000 000').reader)).toBe(mixed.text)
})

it('a page of Arabic figures is left as it is', async () => {
  const mixed = line('رأس المال', '٥٠٠٠٠', 'جنيه')
  expect(await textOf(mixed, pageOf('50,000').reader, line('رقم', '٩٠٣٣٨', 'القاهرة'))).toBe(mixed.text)
})
