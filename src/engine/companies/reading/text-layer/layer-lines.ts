import type { LayerWord } from '../../../../vocabulary/imaging/text-layer.ts'
import type { VizLine } from '../../../reading/viz/text-line.ts'

/** Words farther apart than this, in heights, are of two columns. */
const widestGap = 1
/** What a box of letters is widened by above and below, in its heights: recognisers see letters with some space around. */
const margin = 0.22

/** Height of a line with that space, in mean widths of its letters: letters without ascenders are not lower lines. */
const lineOfWidth = 2.2

/** Words of a text layer as lines of print, as far as they stand close together on one line. */
export function layerLines(words: readonly LayerWord[]): readonly VizLine[] {
  const rows: LayerWord[][] = []
  for (const word of words.filter(({ text }) => text.trim() !== '')) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && goesOn(last, word)) row.push(word)
    else rows.push([word])
  }
  return rows.map(lineOf)
}

const heightOf = ({ top, bottom }: LayerWord): number => bottom - top
const middleOf = ({ top, bottom }: LayerWord): number => (top + bottom) / 2

function goesOn(last: LayerWord, word: LayerWord): boolean {
  const height = Math.max(heightOf(last), heightOf(word))
  const gap = word.left - last.right
  const isLevel = Math.abs(middleOf(last) - middleOf(word)) < 0.5 * height || (word.top < last.bottom && word.bottom > last.top && Math.abs(last.bottom - word.bottom) < 0.45 * height) // prettier-ignore
  return isLevel && gap > -0.5 * height && gap < widestGap * height + 2
}

function lineOf(words: readonly LayerWord[]): VizLine {
  const [left, right] = [
    Math.min(...words.map((word) => word.left)),
    Math.max(...words.map((word) => word.right)),
  ]
  const [top, bottom] = [
    Math.min(...words.map((word) => word.top)),
    Math.max(...words.map((word) => word.bottom)),
  ]
  const width = Math.max(1, right - left)
  const units = words.reduce((sum, { text: word }) => sum + word.length + 1, -1)
  const space = Math.max(margin * (bottom - top), (lineOfWidth * (width / units) - (bottom - top)) / 2)
  let text = ''
  const centres: number[] = []
  for (const [at, word] of words.entries()) {
    if (at > 0) {
      text += ' '
      centres.push((word.left - left) / width)
    }
    for (let unit = 0; unit < word.text.length; unit++) {
      const x = word.left + ((unit + 0.5) / word.text.length) * (word.right - word.left)
      centres.push((x - left) / width)
    }
    text += word.text
  }
  return {
    text,
    confidences: centres.map(() => 1),
    alternatives: centres.map(() => []),
    centres,
    quad: [
      [left - space, top - space],
      [right + space, top - space],
      [right + space, bottom + space],
      [left - space, bottom + space],
    ],
  }
}
