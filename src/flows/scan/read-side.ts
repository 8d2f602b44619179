import type { MarkedPage } from '../../engine/imaging/page/find-marked-page.ts'
import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { outputImage } from '../../engine/imaging/page/output-image.ts'
import { findSignature } from '../../engine/imaging/page/signature/find-signature.ts'
import { readDocument, type DocumentReadResult } from '../../engine/reading/read-document.ts'
import type { ReadingSpeed } from '../../engine/reading/reading-request.ts'
import type { ReadBarcodes } from '../../engine/reading/page-reader.ts'
import { boxesInOutputImage } from '../../engine/reading/boxes-in-output-image.ts'
import type { StoredBarcode } from '../../vocabulary/reading/barcode.ts'
import type { SideFacts } from '../../vocabulary/decision/facts.ts'
import type { SealFacts } from '../../vocabulary/reading/seal.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObjects } from '../ports/inference/inference.ts'
import { beginBesidePrint, jpegQuality, type BegunBesidePrint } from './begin-beside-print.ts'
import { detectObjectsUpright } from './detect-objects-upright.ts'
import { measurePage, type MeasuredPage } from '../images/measure-page.ts'
import { obscureImage } from '../images/obscure-image.ts'
import { isSurePortrait, withObjectBoxes } from './object-boxes.ts'
import { locateDocument, readPlaces } from './locate-document.ts'
import { localNames } from './names/local-names.ts'
import { pageReaderOf, type ReadingTask } from './reading-task.ts'
import { verifySeals } from './seals/verify-seals.ts'
import { sideCarrier } from './side-carrier.ts'
import { sideForensics } from './side-forensics.ts'
import { imageFacts, loadImage, loadRequestOf, type LoadedImage } from '../images/load-image.ts'

export interface PreparedSide {
  readonly facts: SideFacts
  /**
   * The picture to answer and store: JPEG, turned, cut and bounded as the profile says. Null when what the profile
   * obscures could not be covered on it.
   */
  readonly output: Uint8Array | null
}

interface SideInput {
  readonly input: ImageInput
  /** 0 front, 1 back. */
  readonly index: 0 | 1
  /** Whether a picture of it is answered, and judged by how it came about. */
  readonly isAnswered: boolean
}

export interface ReadSide {
  readonly picture: LoadedImage
  /** The page that shows the document, or the first; measured when the whole of it is read. */
  readonly page: MeasuredPage
  readonly read: DocumentReadResult
  /** Whether the reader of barcodes ended over it, so that no one can tell what it bears. */
  readonly barcodesFailed: boolean
  /** Signed codes among its barcodes. */
  readonly seals: readonly SealFacts[]
  /** Where the document lies on the page; null when that is unknown. */
  readonly place: DocumentQuad | null
  /** Portraits and signatures on the page; null where they were not looked for. */
  readonly objects: DetectedObjects<'page'> | null
  /** Null where nothing was. */
  readonly begun: BegunBesidePrint | null
}

/** One side of the document: taken in and read; objects are detected when the whole of it is. */
export async function readSide(task: ReadingTask, side: SideInput, speed: ReadingSpeed): Promise<ReadSide> {
  const { ports, principal, profile } = task
  const { inference } = ports
  const picture = await loadImage(ports, principal, loadRequestOf(task, side.input))
  const [first] = picture.pages
  let barcodesFailed = false
  const readBarcodes: ReadBarcodes = async (pixels, signal) => {
    const seen = await inference.readBarcodes(pixels, signal)
    barcodesFailed ||= seen === null
    return seen ?? []
  }
  let begun: BegunBesidePrint | null = null
  const reading = readDocument({
    ...pageReaderOf(task),
    pages: picture.pages,
    index: side.index,
    speed,
    turnUpright: (pixels, quarters, signal) => inference.turnUpright(pixels, quarters, signal),
    readBarcodes: profile.AAMVABarcodeParsing ? readBarcodes : null,
    onPlaced: ({ page, ...placed }) => {
      const { pixels } = picture.pages[page] ?? first
      if (speed === 'whole')
        begun = beginBesidePrint(task, { ...placed, pixels, isAnswered: side.isAnswered })
    },
  })
  const measuring = side.isAnswered ? measurePage(task, first) : first
  const [unsealed, measured] = await Promise.all([reading, measuring])
  const { seals, reading: sealed } = await verifySeals(task, unsealed, side.index)
  const read = { ...unsealed, reading: sealed }
  const page = read.page === 0 ? measured : (picture.pages[read.page] ?? measured)
  const asRead = { picture, page, read, barcodesFailed, seals, place: null, objects: null, begun }
  return speed === 'fast' ? asRead : withObjects(task, asRead, side.index)
}

/** A side with the place of what was read on it, and with the portraits and signatures there. */
export async function withObjects(task: ReadingTask, side: ReadSide, index: 0 | 1): Promise<ReadSide> {
  const { page, read } = side
  const begun = side.begun?.textQuads === read.textQuads ? side.begun : null
  const found = await objectsOf(task, read)
  const place = await (begun?.place ?? placeOf(task, side, found?.pages ?? []))
  const asRead = { ...side, place, objects: null, begun }
  if (!task.profile.objectDetection || place === null || read.reading === null || found === null)
    return asRead
  const { mapping } = read.upright
  const signature = findSignature({
    pixels: page.pixels,
    lines: read.textQuads,
    read: [...readPlaces(read), ...(read.mrzLocation === null ? [] : [read.mrzLocation.corners])],
    portraits: found.portraits.filter(isSurePortrait),
    marked: found.signatures,
    reads: place.reads,
  })
  const seen = { place, portraits: found.portraits, signature }
  const reading = withObjectBoxes(read.reading, seen, { index, mapping })
  return { ...asRead, read: { ...read, reading }, objects: found }
}

/** Null where nothing of it is asked for. */
function objectsOf(
  { ports, profile: { crop, objectDetection }, limits }: ReadingTask,
  { reading, upright }: DocumentReadResult,
): Promise<DetectedObjects<'page'>> | null {
  return reading !== null && (crop || objectDetection)
    ? detectObjectsUpright(ports, upright, limits.signal)
    : null
}

function placeOf(
  { profile: { crop, objectDetection } }: ReadingTask,
  { page, read }: ReadSide,
  marked: readonly MarkedPage[],
): DocumentQuad | null {
  return locateDocument(page.pixels, read, { marked, isPageNeeded: crop || objectDetection })
}

/**
 * What was read of a side, made ready to be answered.
 *
 * @param documentFields everything that was read of the document, on whichever side
 */
export async function prepareSide(
  task: ReadingTask,
  { picture, page, read, barcodesFailed, seals, place, objects, begun }: ReadSide,
  documentFields: Fields,
): Promise<PreparedSide> {
  const { ports, profile, limits } = task
  const { quad, flat, pageToOutput } = outputImage(page.pixels, place, profile)
  const { sentToPage } = read.upright.mapping
  const sentToOutput = (box: Quad<'sent'>) => pageToOutput(sentToPage(box))
  const reading = read.reading && boxesInOutputImage(read.reading, sentToOutput)
  const coveredOutput = async () => {
    const pixels = await ports.inference.rectify(page.pixels, quad, { ...flat, signal: limits.signal })
    const barcodes = read.barcodes.map((barcode) => sentToOutput(barcode.quad))
    const unobscured = { pixels, reading, barcodes, sentToOutput }
    const covered =
      profile.obscure.length === 0 ? pixels : await obscureImage(task, unobscured, documentFields)
    return covered && ports.inference.encodeJpeg(covered, jpegQuality, limits.signal)
  }
  const isBegun = begun !== null && place === (await begun.place)
  const output = await ((isBegun ? begun.output : null) ?? coveredOutput())
  const barcodes = storedBarcodes(read.barcodes)
  const reader = { inference: ports.inference, signal: limits.signal }
  const facts = {
    image: imageFacts(picture, page),
    ...sideForensics(page, place),
    ...(await sideCarrier(reader, { read, place, objects, pixels: page.pixels })),
    reading,
    ...localNames(reading),
    ...(barcodes.length === 0 ? {} : { barcodes }),
    ...(barcodesFailed ? { barcodesFailed } : {}),
    ...(seals.length === 0 ? {} : { seals }),
    ...(read.isStopped ? { readingStopped: true } : {}),
  }
  return { facts, output }
}

/** As they are, without a word of what they mean. */
function storedBarcodes(barcodes: DocumentReadResult['barcodes']): readonly StoredBarcode[] {
  return barcodes.map(({ symbology, bytes, quad }) => ({
    symbology,
    content: Buffer.from(bytes).toString('base64'),
    box: quad,
  }))
}

/** A picture of a person, as it is answered and kept: JPEG, bounded as the profile says. */
export async function encodeFace(
  { ports: { inference }, profile, limits: { signal } }: ReadingTask,
  pixels: Pixels,
): Promise<Uint8Array> {
  const { quad, flat } = outputImage(pixels, null, profile)
  return inference.encodeJpeg(await inference.rectify(pixels, quad, { ...flat, signal }), jpegQuality, signal)
}
