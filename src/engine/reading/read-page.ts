import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import { minus } from '../imaging/geometry/points.ts'
import { quartersOf, type Quarters } from '../imaging/geometry/quarter-turns.ts'
import type { ZoneLayout } from '../imaging/page/page-from-mrz.ts'
import { readAamvaBarcode } from './barcode/read-aamva-barcode.ts'
import { findMrz, type FoundMrz, mrzDetectionSizes, placingSize } from './mrz/find-mrz.ts'
import { withNationalLetters } from './mrz/national-letters.ts'
import { refineMrz } from './mrz/refine-mrz.ts'
import type { PageContext } from './reading-request.ts'
import { type PrintSample, samplePrint, showsDocumentWords } from './viz/print-evidence.ts'
import { minLines, type CachingPageReader } from './viz/page-viz.ts'
import { workLimits } from './work/look-costs.table.ts'
import { cornersOfZone, readingOfZone } from './zone-reading.ts'

export interface MrzResult {
  readonly reading: DocumentReading
  readonly layout: ZoneLayout
  /** The same place on the page as it is read. */
  readonly upright: ZoneLayout<'upright'>
}

/** What a page shows beside its print. */
export interface PageResult {
  readonly zone: MrzResult | null
  readonly card: DocumentReading | null
  readonly barcodes: readonly RecognisedBarcode<'sent'>[]
  /** Where these lie on the page as it is read. */
  readonly barcodeQuads: readonly Quad<'upright'>[]
  /** How the page was found to lie before it was looked at any further; 0 where it was looked at as it lies. */
  readonly turned: Quarters
  /** Whether its print may be a document's. Costs some looks where that is not known yet. */
  readonly mayBeDocument: () => Promise<boolean>
}

/**
 * Reads the zone and the barcodes of a page. Cheap looks come first, and each further one only where those before it speak for
 * it: barcodes where the first look for a zone shows none; a few lines that tell how the page lies, and whether it may be a
 * document, before it is looked at in the largest size. Beside a zone barcodes are looked for where a seal may stand, and not on passports.
 */
export async function readPage(pageReader: CachingPageReader, context: PageContext): Promise<PageResult> {
  const looks = furtherLooks(pageReader, context)
  const longSides = context.request.speed === 'fast' ? mrzDetectionSizes.small : mrzDetectionSizes.usual
  const way: { turned: Quarters } = { turned: 0 }
  const isWorthwhile = async (found: FoundMrz | null, longSide: number): Promise<boolean> => {
    if (found === null && (await looks.card.made()).card !== null) return false
    way.turned = await looks.quarters(found)
    if (way.turned !== 0) return false
    return longSide <= placingSize || looks.mayBeDocument()
  }
  const first = await findMrz(pageReader, { longSides, isWorthwhile })
  if (first !== null) beginBarcodes(first, looks, context)
  const zone = first === null ? null : await readZone(pageReader, first, context)
  const isCardRead = zone === null ? way.turned === 0 : mayHaveBarcode(zone, context)
  const seen = (await (isCardRead ? looks.card.made() : looks.card.ifMade())) ?? noCard
  const card = zone === null || isOfNorthAmerica(zone) ? seen.card : null
  return { ...seen, card, zone, turned: zone === null ? way.turned : 0, mayBeDocument: looks.mayBeDocument }
}

async function readZone(
  pageReader: CachingPageReader,
  first: FoundMrz,
  context: PageContext,
): Promise<MrzResult> {
  context.budget.raise(workLimits.document)
  const found = await withNationalLetters(pageReader, await refineMrz(pageReader, first))
  const upright = { page: found.mrz.format.page, corners: cornersOfZone(found) }
  const layout = { ...upright, corners: context.mapping.uprightToPage(upright.corners) }
  return { reading: readingOfZone(found, pageReader.pixels, context), layout, upright }
}

/** Where barcodes are looked for anyway, another process does so while the zone is looked at again. */
function beginBarcodes(
  { mrz }: FoundMrz,
  { card }: ReturnType<typeof furtherLooks>,
  { request }: PageContext,
): void {
  if (mrz.format.id === 'TD3' || request.speed === 'fast') return
  // A caller that asks for them is answered, or sees what went wrong.
  card.made().catch(() => undefined)
}

/** Seals stand beside the zones of visas, permits and cards. On passports looking would be for nothing, and in haste too dear. */
function mayHaveBarcode(zone: MrzResult, { request }: PageContext): boolean {
  if (isOfNorthAmerica(zone)) return true
  return zone.reading.zone?.format !== 'TD3' && request.speed !== 'fast'
}

/** Enhanced licences of North America bear the barcode of a licence beside a zone. */
function isOfNorthAmerica({ reading }: MrzResult): boolean {
  return reading.zone?.format === 'TD1' && ['USA', 'CAN'].includes(reading.issuer)
}

type AamvaResult = Pick<PageResult, 'card' | 'barcodes' | 'barcodeQuads'>

const noCard: AamvaResult = { card: null, barcodes: [], barcodeQuads: [] }

/** Looks that follow the first one, each made once. */
function furtherLooks(pageReader: CachingPageReader, context: PageContext) {
  const sample = once(() => samplePrint(pageReader, pageReader.textLines()))
  const card = once(() => readAamva(pageReader, context))
  const quarters = async (found: FoundMrz | null): Promise<Quarters> => {
    if (context.turn !== 'unknown') return 0
    return found === null ? (await sample.made()).quarters : quartersOfQuad(cornersOfZone(found))
  }
  const mayBeDocument = once(async () => {
    if (pageReader.textLines().length < minLines) return false
    const way = context.turn === 'upright' ? turnedBefore : await sample.made()
    if (!way.isReadable) return false
    const isShown =
      !way.isCertain ||
      way.quarters !== 0 ||
      (await showsDocumentWords(pageReader, pageReader.textLines(), way.texts))
    if (isShown) context.budget.raise(workLimits.document)
    return isShown
  })
  return { card, quarters, mayBeDocument: mayBeDocument.made }
}

/** A page is turned only after its print was read with certainty. */
const turnedBefore: PrintSample = { quarters: 0, isReadable: true, isCertain: true, texts: [] }

interface Once<Value> {
  /** Made when it is first asked for. */
  readonly made: () => Promise<Value>
  /** Null where it was not asked for. */
  readonly ifMade: () => Promise<Value> | null
}

function once<Value>(work: () => Promise<Value>): Once<Value> {
  let made: Promise<Value> | null = null
  return { made: () => (made ??= work()), ifMade: () => made }
}

export function quartersOfQuad(quad: Quad | undefined): Quarters {
  return quad === undefined ? 0 : quartersOf(minus(quad[1], quad[0]))
}

async function readAamva(
  { pixels }: CachingPageReader,
  { request, today, mapping }: PageContext,
): Promise<AamvaResult> {
  const found = (await request.readBarcodes?.(pixels, request.signal)) ?? []
  const barcodes = found.map((barcode) => ({ ...barcode, quad: mapping.uprightToSent(barcode.quad) }))
  const card = readAamvaBarcode(barcodes, { ...request, today })
  return { card, barcodes, barcodeQuads: found.map(({ quad }) => quad) }
}
