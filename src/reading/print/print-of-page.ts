import type { DocumentReading } from '../../vocabulary/document-reading.ts'
import type { Point } from '../../vocabulary/pixels.ts'
import type { FoundText } from '../mrz/lines.ts'
import type { FindText, Sight } from '../sight.ts'
import { readPrint } from './find-print.ts'
import { lookAgain } from './look-again.ts'
import { printReading, type PrintContext } from './print-reading.ts'
import { readingDirection } from './printed-line.ts'

/** Eyes that remember what they found, so that nothing is looked for twice. */
export interface RememberingSight extends Sight {
  /** The lines of text found when the picture was looked at in its largest size so far. */
  readonly remembered: () => readonly FoundText[]
}

export function remembering(sight: Sight): RememberingSight {
  let most = -1
  let lines: readonly FoundText[] = []
  const findText: FindText = async (pixels, options) => {
    const found = await sight.findText(pixels, options)
    const size = options.longSide ?? 0
    if (pixels === sight.pixels && size > most) [most, lines] = [size, found]
    return found
  }
  return { ...sight, findText, remembered: () => lines }
}

/** Fewer lines than this say nothing of anybody. */
const leastLines = 6

/** What the print of a page shows. */
export interface PagePrint {
  /** Null when it shows no document. */
  readonly reading: DocumentReading | null
  /** In which it is read; null when there is too little of it. */
  readonly direction: Point | null
}

/** The document that the print of a page shows, where text was found on it already. */
export async function printOfPage(sight: RememberingSight, context: PrintContext): Promise<PagePrint> {
  const found = sight.remembered()
  if (found.length < leastLines) return { reading: null, direction: null }
  const lines = await lookAgain(sight, await readPrint(sight, found))
  const direction = readingDirection(lines.map(({ quad }) => quad))
  return { reading: printReading(lines, context), direction }
}
