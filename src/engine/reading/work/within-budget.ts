import {
  condensedWidth,
  type RecogniseTextOptions,
  type TextAlphabet,
} from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { Size } from '../../imaging/geometry/rectify.ts'
import { distance } from '../../imaging/geometry/points.ts'
import type { FindPages, FindText, ReadBarcodes, ReadText, TurnUpright } from '../page-reader.ts'
import { lookCosts } from './look-costs.table.ts'
import type { WorkBudget } from './work-budget.ts'

/** The looks at a picture that cost work. */
export interface Looks {
  readonly findText: FindText
  readonly readText: ReadText
  readonly turnUpright: TurnUpright
  /** Null when barcodes are not to be looked for. */
  readonly readBarcodes: ReadBarcodes | null
  /** Absent: text is looked for in the whole picture. */
  readonly findPages?: FindPages
  /** The portraits that the same look finds. Absent: none are asked for. */
  readonly findPortraits?: FindPages
}

/**
 * The same looks as long as the budget lasts. Beyond it no text and no barcode is found, and of several lines the first are
 * read. A picture is turned all the same: what was found to lie turned is not read as it lies.
 */
export function withinBudget(
  { turnUpright, readBarcodes, findPages, findPortraits, ...print }: Looks,
  budget: WorkBudget,
): Looks {
  return {
    ...(findPages === undefined
      ? {}
      : {
          findPages: async (pixels, signal) =>
            budget.take(lookCosts.findPages) ? findPages(pixels, signal) : [],
        }),
    // The look that finds pages has found them.
    ...(findPortraits === undefined ? {} : { findPortraits }),
    ...printWithinBudget(print, budget),
    turnUpright: async (pixels, quarters, signal) => {
      budget.take(lookCosts.turnUpright)
      return turnUpright(pixels, quarters, signal)
    },
    readBarcodes:
      readBarcodes === null
        ? null
        : async (pixels, signal) => (budget.take(lookCosts.readBarcodes) ? readBarcodes(pixels, signal) : []),
  }
}

/** The looks at print alone. */
export function printWithinBudget(
  looks: Pick<Looks, 'findText' | 'readText'>,
  budget: WorkBudget,
): Pick<Looks, 'findText' | 'readText'> {
  return {
    findText: async (pixels, options) =>
      budget.take(costOfFinding(options.within ?? pixels, options.longSide))
        ? looks.findText(pixels, options)
        : [],
    readText: async (pixels, quads, options) => {
      const affordable = quads.slice(0, affordableCount(quads, options, budget))
      return affordable.length === 0 ? [] : looks.readText(pixels, affordable, options)
    },
  }
}

/** How far a small picture is enlarged to look for text. */
const maxEnlargement = 2

/** Units of finding text on a picture in one size, in pixels of the longer side. */
export function costOfFinding(
  { width, height }: Size,
  longSide: number = lookCosts.findTextPerKilopixel.usualLongSide,
): number {
  const { usualLongSide, upToUsual, beyond } = lookCosts.findTextPerKilopixel
  const scale = Math.min(maxEnlargement, longSide / Math.max(width, height))
  const perKilopixel = longSide > usualLongSide ? beyond : upToUsual
  return (perKilopixel * width * height * scale * scale) / 1000
}

/** Units of reading one line. */
export function costOfLine(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad,
  { alphabet, reader, condensed = false }: Pick<RecogniseTextOptions, 'alphabet' | 'reader' | 'condensed'>,
): number {
  if (alphabet === 'mrz' && reader !== 'text-recogniser') return lookCosts.stripReader
  const { perHeight, least } = costsOfAlphabet(alphabet)
  const across = condensed ? condensedWidth : 1
  const length = distance(topLeft, topRight) + distance(bottomLeft, bottomRight)
  const height = distance(topLeft, bottomLeft) + distance(topRight, bottomRight)
  return Math.max(least, (across * perHeight * length) / Math.max(2, height))
}

/** Scripts that are read from what the look with the Latin alphabet saw of a line. */
const headScripts: ReadonlySet<TextAlphabet> = new Set(['Cyrl', 'Grek', 'Hani'])

function costsOfAlphabet(alphabet: TextAlphabet) {
  if (alphabet === 'latin' || alphabet === 'mrz') return lookCosts.textRecogniser
  return headScripts.has(alphabet) ? lookCosts.scriptHead : lookCosts.scriptNetwork
}

function affordableCount(
  quads: readonly Quad<'upright'>[],
  options: RecogniseTextOptions,
  budget: WorkBudget,
): number {
  const refused = quads.findIndex((quad) => !budget.take(costOfLine(quad, options)))
  return refused < 0 ? quads.length : refused
}
