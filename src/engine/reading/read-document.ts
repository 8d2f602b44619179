import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import type { ZoneLayout } from '../imaging/page/page-from-mrz.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey, Fields } from '../../vocabulary/reading/fields.ts'
import { minus } from '../imaging/geometry/points.ts'
import { quartersOf, type Quarters } from '../imaging/geometry/quarter-turns.ts'
import { asUpright, boxMapping, type BoxMapping, type Page } from '../imaging/page/box-mapping.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { parseMrz, type ParsedMrz } from '../documents/formats/parse-mrz.ts'
import { columnsOfField } from '../documents/formats/mrz-layout.ts'
import { documentKindOf } from '../documents/types/document-kind.ts'
import { parseIsoDate, type CalendarDate } from '../documents/values/calendar-date.ts'
import { withDerivedFields, type NameSettings } from './derived-fields.ts'
import { fieldOfMrzValue, mrzValues, type MrzValues } from './mrz-fields.ts'
import { readAamvaBarcode } from './barcode/read-aamva-barcode.ts'
import { minConfidence } from './min-confidence.ts'
import { lineCertainties } from './mrz/layout-certainty.ts'
import { withNationalLetters } from './mrz/national-letters.ts'
import { quadOfLine } from './mrz/text-line.ts'
import { findMrz, type FoundMrz, mrzDetectionSizes } from './mrz/find-mrz.ts'
import { readAgain } from './mrz/refine-mrz.ts'
import { touchingColumns } from './mrz/damaged-ink.ts'
import { boxOfColumns, toMachineZone } from './mrz/to-machine-zone.ts'
import { vizOfPage, caching, type CachingPageReader } from './viz/read-viz.ts'
import { mergeReadings } from './merge-readings.ts'
import type { FindText, ReadBarcodes, ReadText, PageReader, TurnUpright } from './page-reader.ts'
import { withheldFields } from './withheld-fields.ts'
import { withOverprint } from './overprint.ts'

/** `fast`: the machine readable zone is looked for in a smaller picture first. */
export type ReadingSpeed = 'whole' | 'fast'

export interface ReadingRequest {
  /** Looked at in their order until one shows a document. */
  readonly pages: readonly Page[]
  /** 0 = front image, 1 = back image. */
  readonly index: 0 | 1
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly names: NameSettings
  readonly speed: ReadingSpeed
  readonly findText: FindText
  readonly readText: ReadText
  readonly turnUpright: TurnUpright
  /** Null when barcodes are not to be looked for. */
  readonly readBarcodes: ReadBarcodes | null
  readonly signal: AbortSignal
}

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
}

/** A page turned so that what lies on it stands upright. */
export interface UprightPage {
  readonly pixels: Pixels<'upright'>
  readonly mapping: BoxMapping
}

/** What was read on a page as it lies. */
interface UnrotatedReadResult extends Omit<DocumentReadResult, 'upright'> {
  /** How the document lies turned; 0 where nothing tells. */
  readonly quarters: Quarters
}

/**
 * Reads a document from its pages, a page that lies turned by quarters as it stands upright: the networks do not see quite
 * the same in a picture that lies on its side, and the same picture must say the same however it is held. Rejects with the
 * abort reason when the signal fires. Throws an Error when `today` is no date.
 */
export async function readDocument(request: ReadingRequest): Promise<DocumentReadResult> {
  const asTheyLie = request.pages.map((page) => ({
    pixels: asUpright(page.pixels),
    mapping: boxMapping(page, 0),
  }))
  const { quarters, ...unrotated } = await readPages(request, asTheyLie)
  const [page, asItLies] = [request.pages[unrotated.page], asTheyLie[unrotated.page]]
  if (page === undefined || asItLies === undefined) throw new Error('There is no page to read')
  if (quarters === 0) return { ...unrotated, upright: asItLies }
  const pixels = await request.turnUpright(page.pixels, quarters, request.signal)
  const upright = { pixels, mapping: boxMapping(page, quarters) }
  const { quarters: _, ...read } = await readPages(request, [upright])
  if (read.reading === null && unrotated.reading !== null) return { ...unrotated, upright }
  return { ...read, page: unrotated.page, upright }
}

/**
 * Reads pages in the turn they were given: from the machine readable zone and, beside it, from a card's barcode; where no page
 * has either, from its print. Print is not read beside a zone: that would double the time for values that the zone gives
 * with check digits, and a printed value must not make good what the zone leaves in doubt (docs/decisions/0017).
 */
async function readPages(
  request: ReadingRequest,
  pages: readonly UprightPage[],
): Promise<UnrotatedReadResult> {
  const today = parseIsoDate(request.today)
  if (today === null) throw new Error('Today must be a date YYYY-MM-DD')
  const seen: RecognisedBarcode<'sent'>[] = []
  const looked: PageAttempt[] = []
  const { findText, readText, signal } = request
  for (const [page, { pixels, mapping }] of pages.entries()) {
    const pageReader = caching({ pixels, findText, readText, signal })
    looked.push({ pageReader, mapping })
    const { zone, card, barcodes } = await readPage(pageReader, { request, today, mapping })
    seen.push(...barcodes)
    if (zone === null && card === null) continue
    const combined = zone === null ? card : card === null ? zone.reading : mergeReadings(zone.reading, card)
    const reading = await withOverprint(pageReader, combined, request.speed)
    const quarters = quartersOfQuad(zone?.layout.corners ?? barcodes[0]?.quad)
    return {
      page,
      reading,
      mrzLocation: zone?.layout ?? null,
      textQuads: textQuadsOn(pageReader, mapping),
      barcodes,
      quarters,
    }
  }
  return readVizOfPages(looked, { request, today, barcodes: seen })
}

interface PageAttempt {
  readonly pageReader: CachingPageReader
  readonly mapping: BoxMapping
}

/** The first page whose print shows a document; where none does, how the print of the first page lies. */
async function readVizOfPages(
  looked: readonly PageAttempt[],
  { request, today, barcodes }: Omit<Context, 'mapping'> & Pick<DocumentReadResult, 'barcodes'>,
): Promise<UnrotatedReadResult> {
  let first: Quarters = 0
  for (const [page, { pageReader, mapping }] of looked.entries()) {
    const { reading, direction } = await vizOfPage(pageReader, { ...request, today, mapping })
    const quarters = direction === null ? 0 : quartersOf(direction)
    if (reading !== null) {
      const withWords = await withOverprint(pageReader, reading, request.speed)
      return {
        page,
        reading: withWords,
        mrzLocation: null,
        textQuads: textQuadsOn(pageReader, mapping),
        barcodes,
        quarters,
      }
    }
    if (page === 0) first = quarters
  }
  return { page: 0, reading: null, mrzLocation: null, textQuads: [], barcodes, quarters: first }
}

function quartersOfQuad(quad: Quad | undefined): Quarters {
  return quad === undefined ? 0 : quartersOf(minus(quad[1], quad[0]))
}

function textQuadsOn(pageReader: CachingPageReader, mapping: BoxMapping): readonly Quad<'page'>[] {
  return pageReader.textLines().map(({ quad }) => mapping.uprightToPage(quad))
}

interface MrzResult {
  readonly reading: DocumentReading
  readonly layout: NonNullable<DocumentReadResult['mrzLocation']>
}

interface AamvaResult {
  readonly card: DocumentReading | null
  readonly barcodes: readonly RecognisedBarcode<'sent'>[]
}

/**
 * Barcodes are looked for where the first look for a zone shows none; a card that is read from its barcode spares the
 * thorough looks. Beside a zone they are looked for on cards of states that print both.
 */
async function readPage(
  pageReader: PageReader,
  context: Context,
): Promise<AamvaResult & { zone: MrzResult | null }> {
  let seen: AamvaResult | null = null
  const readAamvaOnce = async () => (seen ??= await readAamva(pageReader.pixels, context))
  const zone = await readMrz(pageReader, context, async () => (await readAamvaOnce()).card !== null)
  const read = zone === null || mayHaveBarcode(zone) ? await readAamvaOnce() : seen
  return { zone, ...(read ?? { card: null, barcodes: [] }) }
}

async function readMrz(
  pageReader: PageReader,
  context: Context,
  isElsewhere: () => Promise<boolean>,
): Promise<MrzResult | null> {
  const longSides = context.request.speed === 'fast' ? mrzDetectionSizes.small : mrzDetectionSizes.usual
  const first = await findMrz(pageReader, { longSides, isReadElsewhere: isElsewhere })
  if (first === null) return null
  const found = await withNationalLetters(pageReader, await readAgain(pageReader, first))
  const corners = context.mapping.uprightToPage(cornersOf(found))
  const layout = { page: found.mrz.format.page, corners }
  return { reading: readingOf(found, pageReader.pixels, context), layout }
}

/** Enhanced licences of North America bear both; looking on every other document with a zone would be for nothing. */
function mayHaveBarcode({ reading }: MrzResult): boolean {
  return reading.zone?.format === 'TD1' && ['USA', 'CAN'].includes(reading.issuer)
}

async function readAamva(pixels: Pixels<'upright'>, context: Context): Promise<AamvaResult> {
  const { request, today } = context
  const barcodes = await barcodesOn(pixels, context)
  return { card: readAamvaBarcode(barcodes, { ...request, today }), barcodes }
}

async function barcodesOn(
  pixels: Pixels<'upright'>,
  { request, mapping }: Context,
): Promise<readonly RecognisedBarcode<'sent'>[]> {
  const found = (await request.readBarcodes?.(pixels, request.signal)) ?? []
  return found.map((barcode) => ({ ...barcode, quad: mapping.uprightToSent(barcode.quad) }))
}

interface Context {
  readonly request: ReadingRequest
  readonly today: CalendarDate
  readonly mapping: BoxMapping
}

function readingOf(found: FoundMrz, pixels: Pixels, { request, today, mapping }: Context): DocumentReading {
  const zone = toMachineZone(found, mapping.uprightToSent)
  const parsed = parseMrz(zone.format, zone.lines)
  const kind = documentKindOf(parsed)
  const values = mrzValues({
    mrz: zone,
    today,
    boxOfColumns: (row) => boxOfColumns(found, row, mapping.uprightToSent),
    jointProbabilities: found.mrz.jointProbabilities,
    lineCertainties: lineCertainties(found),
    damaged: found.mrz.decoded.flatMap((one, at) =>
      found.lines.slice(at, at + 1).map((line) => touchingColumns(pixels, line, one)),
    ),
  })
  const read = certainFields(values, request.index)
  const expected = expectedOf(found, parsed)
  return {
    type: kind.type,
    name: kind.name,
    issuer: parsed.issuer,
    zone,
    fields: withDerivedFields(read, {
      kind,
      kindConfidence: found.mrz.start === 'right' ? 1 : (zone.confidences[0]?.[0] ?? 0),
      today,
      index: request.index,
      names: request.names,
      expected,
      source: 'mrz',
    }),
    expected,
    missing: expected.filter((key) => read[key] === undefined),
    withheld: withheldFields(values, read),
  }
}

/** The values that are certain enough. */
function certainFields(values: MrzValues, index: 0 | 1): Fields {
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const [key, value] of values) {
    const isReported = value.hasWrongCheckDigit && value.confidence >= 0.5
    if (value.confidence >= minConfidence || isReported) fields[key] = [fieldOfMrzValue(value, index)]
  }
  return fields
}

/** What this document says of its holder; a person with one name has no first name. */
function expectedOf({ mrz }: FoundMrz, { names }: ParsedMrz): readonly FieldKey[] {
  const has = (field: Parameters<typeof columnsOfField>[1]) => columnsOfField(mrz.format, field) !== null
  const hasOneName = names.givenNames === '' && !names.isTruncated
  const keys: readonly (FieldKey | null)[] = [
    'documentNumber',
    'lastName',
    hasOneName ? null : 'firstName',
    'dob',
    has('sex') ? 'sex' : null,
    has('expiry') ? 'expiry' : null,
    has('nationality') ? 'nationalityIso3' : null,
    'countryIso3',
  ]
  return keys.filter((key) => key !== null)
}

/** The outer corners of all lines together. */
function cornersOf({ lines }: FoundMrz): Quad<'upright'> {
  const quads = lines.map((line) => quadOfLine(line))
  const [first, last] = [quads[0], quads.at(-1)]
  if (first === undefined || last === undefined) throw new Error('A zone has no lines')
  return [first[0], first[1], last[2], last[3]]
}
