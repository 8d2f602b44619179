import type { Symbology } from '../../vocabulary/reading/barcode.ts'
import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { parseIsoDate } from '../documents/values/calendar-date.ts'
import { addQuarters, quartersOf, type Quarters } from '../imaging/geometry/quarter-turns.ts'
import { asUpright, boxMapping, type BoxMapping } from '../imaging/page/box-mapping.ts'
import type { ZoneLayout } from '../imaging/page/page-from-mrz.ts'
import { withPrintBeside } from './beside/with-print-beside.ts'
import { mergeReadings } from './merge-readings.ts'
import { withOverprint } from './overprint.ts'
import { type PageResult, quartersOfQuad, readPage } from './read-page.ts'
import type { PageContext, ReadingRequest } from './reading-request.ts'
import { textOnPages } from './text-on-pages.ts'
import { caching, type CachingPageReader, printOfPage, vizOfPage } from './viz/page-viz.ts'
import { withPrintedCentury } from './with-printed-century.ts'
import type { VizLine } from './viz/text-line.ts'
import { workLimits } from './work/look-costs.table.ts'
import { withinBudget } from './work/within-budget.ts'
import { workBudget } from './work/work-budget.ts'

/** What was read, and where the zone lies for those who turn and cut the picture. */
export interface DocumentReadResult {
  /** Index into `pages`: the one that shows the document, or 0. */
  readonly page: number
  /** Null when no document was recognised. */
  readonly reading: DocumentReading | null
  readonly mrzLocation: ZoneLayout | null
  /** Every line of print that was found on the page, read or not, in any direction. */
  readonly textQuads: readonly Quad<'page'>[]
  /** Every barcode of the page. */
  readonly barcodes: readonly RecognisedBarcode<'sent'>[]
  /** The page as the document on it is read; the page itself where nothing tells how it lies. */
  readonly upright: UprightPage
  /** Whether looks were left out, because the work that one picture may cost was done. */
  readonly isStopped: boolean
  /** Reads the lines of print of the page, from top to bottom; what was looked at before costs nothing again. */
  readonly readPrint: ReadPrint
}

type ReadPrint = () => Promise<readonly VizLine[]>

/** A page turned so that what lies on it stands upright. */
export interface UprightPage {
  readonly pixels: Pixels<'upright'>
  readonly mapping: BoxMapping
}

/** What was read on a page as it lies. */
interface UnrotatedReadResult extends Omit<DocumentReadResult, 'upright' | 'isStopped'> {
  /** How the document lies turned on the page; 0 where nothing tells. */
  readonly quarters: Quarters
}

/**
 * Reads a document from its pages, a page that lies turned by quarters as it stands upright: the networks do not see quite
 * the same in a picture that lies on its side, and the same picture must say the same however it is held. Stops, and says so,
 * when the work that a picture may cost is done. Rejects with the abort reason when the signal fires. Throws an Error when
 * `today` is no date.
 */
export async function readDocument(request: ReadingRequest): Promise<DocumentReadResult> {
  const today = parseIsoDate(request.today)
  if (today === null) throw new Error('Today must be a date YYYY-MM-DD')
  const budget = workBudget(workLimits.search)
  const context = { request: { ...request, ...withinBudget(request, budget) }, today, budget }
  const asTheyLie = request.pages.map((page) => ({
    pixels: asUpright(page.pixels),
    mapping: boxMapping(page, 0),
  }))
  const turn = asTheyLie.length === 1 ? 'unknown' : 'as it lies'
  const unrotated = await readPages({ ...context, turn }, asTheyLie)
  const asItLies = asTheyLie[unrotated.page]
  if (asItLies === undefined) throw new Error('There is no page to read')
  const read =
    unrotated.quarters === 0
      ? { ...unrotated, upright: asItLies }
      : await readTurned({ ...context, turn: 'upright' }, unrotated, asItLies)
  const { quarters: _, ...result } = read
  return { ...result, isStopped: budget.isStopped() }
}

type Context = Omit<PageContext, 'mapping'>
type TurnedReadResult = UnrotatedReadResult & Pick<DocumentReadResult, 'upright'>

/** Reads a page once more as it stands upright, and once more again where only that shows how it really lies. */
async function readTurned(
  context: Context,
  unrotated: UnrotatedReadResult,
  asItLies: UprightPage,
): Promise<TurnedReadResult> {
  const { page, quarters } = unrotated
  const readAt = async (turned: Quarters): Promise<TurnedReadResult> => {
    const upright = turned === 0 ? asItLies : await turnedPage(context, page, turned)
    return { ...(await readPages(context, [upright])), page, upright }
  }
  const read = await readAt(quarters)
  if (read.reading === null)
    return unrotated.reading === null ? read : { ...unrotated, upright: read.upright }
  return read.quarters === quarters ? read : readAt(read.quarters)
}

async function turnedPage({ request }: Context, at: number, quarters: Quarters): Promise<UprightPage> {
  const page = request.pages[at]
  if (page === undefined) throw new Error('There is no page to turn')
  const pixels = await request.turnUpright(page.pixels, quarters, request.signal)
  return { pixels, mapping: boxMapping(page, quarters) }
}

/**
 * Reads pages in the turn they were given: from the machine readable zone and, beside it, from a card's barcode; where no page
 * has either, from its print. Of print beside a zone or a barcode only what is expected to yield most is read; a printed value
 * makes nothing good that a code leaves in doubt (docs/decisions/0017, 0035).
 */
async function readPages(context: Context, pages: readonly UprightPage[]): Promise<UnrotatedReadResult> {
  const { request } = context
  const { readText, signal } = request
  const scripts = request.speed === 'fast' ? [] : (request.scripts ?? [])
  const seen: RecognisedBarcode<'sent'>[] = []
  const looked: PageAttempt[] = []
  let mayHidePrint = false
  for (const [page, { pixels, mapping }] of pages.entries()) {
    const { findText, ...where } = await textFinderOf(request, pixels)
    mayHidePrint ||= where.mayHidePrint
    const pageReader = caching({ pixels, findText, readText, scripts, signal })
    const result = await readPage(pageReader, { ...context, mapping })
    const { barcodes, turned, mayBeDocument } = result
    if (turned !== 0) return { ...nothingRead, page, barcodes, quarters: turned }
    seen.push(...barcodes)
    const codes = barcodes.map(({ symbology }) => symbology)
    looked.push({ page, pageReader, mapping, mayBeDocument, codes })
    const combined = await combinedReading(pageReader, result, context)
    if (combined !== null)
      return readBesideCode({ ...context, mapping }, { page, pageReader, result, combined })
  }
  const read = { ...(await readVizOfPages(looked, context)), barcodes: seen }
  if (read.reading !== null || !mayHidePrint) return read
  const { findPages: _, ...everywhere } = request
  return readPages({ ...context, request: everywhere }, pages)
}

/** Where it must go fast, where the pages lie is not looked for. */
async function textFinderOf(
  { findText, findPages, speed, signal }: ReadingRequest,
  pixels: Pixels<'upright'>,
): ReturnType<typeof textOnPages> {
  return findPages === undefined || speed === 'fast'
    ? { findText, mayHidePrint: false }
    : textOnPages(findText, pixels, { findPages, signal })
}

/** What zone and barcode of one page say together. */
async function combinedReading(
  pageReader: CachingPageReader,
  { zone, card }: Pick<PageResult, 'zone' | 'card'>,
  context: Context,
): Promise<DocumentReading | null> {
  if (zone === null) return card
  const reading = await withPrintedCentury(pageReader, zone.reading, context)
  return card === null ? reading : mergeReadings(reading, card, context.today)
}

interface CodeRead {
  readonly page: number
  readonly pageReader: CachingPageReader
  readonly result: PageResult
  readonly combined: DocumentReading
}

/** What a zone or a barcode says, with the print beside it and the words across it. */
async function readBesideCode(
  context: PageContext,
  { page, pageReader, result, combined }: CodeRead,
): Promise<UnrotatedReadResult> {
  const { request, mapping, turn } = context
  const { zone, barcodes } = result
  const quarters = quartersOfQuad(zone?.layout.corners ?? barcodes[0]?.quad)
  // What lies turned is read once more as it stands upright.
  const isReadAgain = quarters !== 0 && turn === 'unknown'
  const mrzLocation = zone?.layout ?? null
  const textQuads = textQuadsOn(pageReader, mapping)
  if (mrzLocation !== null && !isReadAgain)
    request.onPlaced?.({ page, mrzLocation, textQuads, upright: { pixels: pageReader.pixels, mapping } })
  const { reading, known } =
    isReadAgain || request.speed === 'fast'
      ? { reading: combined, known: [] }
      : await withPrintBeside(pageReader, combined, { result, context })
  return {
    page,
    reading: await withOverprint(pageReader, reading, { speed: request.speed, known }),
    mrzLocation,
    textQuads,
    readPrint: () => printOfPage(pageReader),
    barcodes,
    quarters,
  }
}

interface PageAttempt extends Pick<PageResult, 'mayBeDocument'> {
  readonly page: number
  readonly pageReader: CachingPageReader
  readonly mapping: BoxMapping
  /** Kinds of its barcodes. */
  readonly codes: readonly Symbology[]
}

const nothingRead = {
  ...{ page: 0, reading: null, mrzLocation: null, textQuads: [], quarters: 0 },
  readPrint: () => Promise.resolve([]),
} as const

/** The first page whose print shows a document; where none does, how the print of the first page lies. */
async function readVizOfPages(
  looked: readonly PageAttempt[],
  { request, today }: Context,
): Promise<Omit<UnrotatedReadResult, 'barcodes'>> {
  let first: Quarters = 0
  for (const { page, pageReader, mapping, mayBeDocument, codes } of looked) {
    if (!(await mayBeDocument())) continue
    const { reading, direction } = await vizOfPage(pageReader, { ...request, today, mapping, codes })
    const quarters = addQuarters(mapping.quarters, direction === null ? 0 : quartersOf(direction))
    if (reading !== null) {
      const withWords = await withOverprint(pageReader, reading, { speed: request.speed, known: [] })
      const textQuads = textQuadsOn(pageReader, mapping)
      const readPrint = () => printOfPage(pageReader)
      return { page, reading: withWords, mrzLocation: null, textQuads, quarters, readPrint }
    }
    if (page === 0) first = quarters
  }
  const [firstPage] = looked
  return firstPage === undefined
    ? { ...nothingRead, quarters: first }
    : { ...nothingRead, quarters: first, readPrint: () => printOfPage(firstPage.pageReader) }
}

function textQuadsOn(pageReader: CachingPageReader, mapping: BoxMapping): readonly Quad<'page'>[] {
  return pageReader.textLines().map(({ quad }) => mapping.uprightToPage(quad))
}
