import type { DetectedText } from '../../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { LayerWord, PageTextLayer } from '../../../../vocabulary/imaging/text-layer.ts'
import type { PageReader } from '../../../reading/page-reader.ts'
import { readQuads } from '../../../reading/viz/read-viz.ts'
import { meanConfidence, type VizLine } from '../../../reading/viz/text-line.ts'
import { usefulSize } from '../../../reading/work/useful-size.ts'
import { isVisible } from './is-visible.ts'
import { layerLines } from './layer-lines.ts'
import { hasUnreadScript } from './scripts.ts'
import { likenessOf } from './seen-as.ts'
import { seenTexts } from './seen-texts.ts'

/** What the text layer of a page is worth. */
export type LayerVerdict =
  | { readonly isBelieved: true; readonly lines: readonly VizLine[]; readonly sampled: number }
  | { readonly isBelieved: false; readonly reason: string }

/** Lines of each page that are recognised in the pixels. */
const sampleSize = 6
/** A sampled line may be misread by this much; all of them together by less. */
const alike = { line: 0.6, mean: 0.85 } as const
/** Detected print that no word of the layer covers by so much of its length is missing from it. */
const covered = 0.35
/** More detected lines without words than this need not be read. */
const mostUncovered = 10
/** What is read there with this certainty is print. */
const certainPrint = 0.8

const longSide = 1600

/** An alef beside another: so files show it whose ligatures of lam and alef were turned round with their line, `األرز` for `الأرز`. */
const swapped = /\u0627[\u0622\u0623\u0625\u0627]/u

/**
 * Whether the text layer of a page says what its pixels show: every word of it can be seen, no print is missing from it, and
 * a sample of its lines is recognised in the pixels.
 *
 * @param seed decides which lines; one document gives the same every time
 */
export async function believeLayer(
  reader: PageReader,
  layer: PageTextLayer,
  seed: number,
): Promise<LayerVerdict> {
  const no = (reason: string): LayerVerdict => ({ isBelieved: false, reason })
  if (layer.isCut) return no('It holds more text than a page can show.')
  if (layer.words.some(({ isInvisible }) => isInvisible)) return no('It holds text that is not drawn.')
  if (layer.words.some(({ text }) => swapped.test(text))) return no('Letters of its Arabic are out of order.')
  const { pixels, signal } = reader
  if (layer.words.some((word) => !isVisible(pixels, word)))
    return no('It holds text that cannot be seen on the page.')
  const lines = layerLines(layer.words)
  const readable = lines.filter(({ text }) => !hasUnreadScript(text) && /[\p{L}\p{N}]{2}/u.test(text))
  if (readable.length === 0) return no('Nothing of it can be compared with the page.')
  const found = await reader.findText(pixels, { longSide: usefulSize(pixels, longSide), signal })
  if (await showsMore(reader, found, layer.words)) return no('The page shows print that it lacks.')
  const sample = sampleOf(readable, seed)
  const likeness = (await seenTexts(reader, sample)).map((seen, at) =>
    likenessOf(sample[at]?.text ?? '', seen),
  )
  const mean = likeness.reduce((sum, one) => sum + one, 0) / (likeness.length || 1)
  if (likeness.length < sample.length) return no('There was not enough time to compare it with the page.')
  if (mean < alike.mean || likeness.some((one) => one < alike.line))
    return no('The page shows other print than it says.')
  return { isBelieved: true, lines, sampled: sample.length }
}

/** Lines spread over the page: the one of each part that the seed picks. */
function sampleOf(lines: readonly VizLine[], seed: number): readonly VizLine[] {
  const count = Math.min(sampleSize, lines.length)
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((at * lines.length) / count))
    const [first, end] = [from ?? 0, to ?? 1]
    // A generator of Lehmer (Park and Miller 1988): one step for each part.
    const drawn = ((seed + part + 1) * 48_271) % 2_147_483_647
    return lines[first + (drawn % Math.max(1, end - first))]
  }).flatMap((line) => line ?? [])
}

async function showsMore(
  reader: PageReader,
  found: readonly DetectedText<'upright'>[],
  words: readonly LayerWord[],
): Promise<boolean> {
  const bare = found.filter(({ quad }) => coverageOf(quad, words) < covered).map(({ quad }) => quad)
  if (bare.length > mostUncovered) return true
  const read = await readQuads(reader, bare)
  return read.some(
    (line) => (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3 && meanConfidence([line]) >= certainPrint,
  )
}

/** The part of a detected line's length above which words of the layer lie. */
function coverageOf(quad: Quad<'upright'>, words: readonly LayerWord[]): number {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const over = words.filter(
    (word) => word.top < bottom && word.bottom > top && word.right > left && word.left < right,
  )
  const length = over.reduce((sum, word) => sum + Math.min(right, word.right) - Math.max(left, word.left), 0)
  return length / Math.max(1, right - left)
}
