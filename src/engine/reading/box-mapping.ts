import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import { mapQuad } from '../imaging/geometry/homography.ts'
import { fromUpright, type Quarters } from '../imaging/geometry/quarter-turns.ts'
import type { ZoneLayout } from '../imaging/page/page-from-mrz.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'

interface Page {
  readonly pixels: Pixels
  readonly original: { readonly width: number; readonly height: number }
}

/** What was read, with all its places: those of the layout and the print on the page, the others in the picture sent. */
interface BoxedReadResult {
  readonly page: number
  readonly reading: DocumentReading | null
  readonly mrzLocation: ZoneLayout | null
  readonly textQuads: readonly Quad[]
  readonly barcodes: readonly RecognisedBarcode[]
}

/** The size of a picture that lies turned by quarters, as it stands upright. */
export function uprightSize({ width, height }: Page['original'], quarters: Quarters): Page['original'] {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** What was read on the upright page, placed where it lies on the page that was sent. */
export function boxesInSentImage(
  read: BoxedReadResult,
  { pixels, original }: Page,
  quarters: Quarters,
): BoxedReadResult {
  const toPage = (quad: Quad): Quad => mapQuad(quad, fromUpright(pixels, quarters))
  const toSent = (quad: Quad): Quad => mapQuad(quad, fromUpright(original, quarters))
  const { reading, mrzLocation, textQuads, barcodes } = read
  return {
    page: read.page,
    reading: reading === null ? null : mapReadingBoxes(reading, toSent),
    mrzLocation: mrzLocation === null ? null : { ...mrzLocation, corners: toPage(mrzLocation.corners) },
    textQuads: textQuads.map(toPage),
    barcodes: barcodes.map((barcode) => ({ ...barcode, quad: toSent(barcode.quad) })),
  }
}

function mapReadingBoxes(reading: DocumentReading, mapBox: (quad: Quad) => Quad): DocumentReading {
  const fields = withBoxes(reading.fields, (box) => ({ inputBox: mapBox(box) }))
  const { zone } = reading
  return { ...reading, fields, zone: zone && { ...zone, boxes: zone.boxes.map(mapBox) } }
}

/** Adds to every field that has a place in the picture that was sent its place in the picture that is answered. */
export function boxesInOutputImage(
  reading: DocumentReading,
  toOutput: (inputBox: Quad) => Quad,
): DocumentReading {
  const fields = withBoxes(reading.fields, (box) => ({ outputBox: toOutput(box) }))
  return { ...reading, fields }
}

type Fields = DocumentReading['fields']

/** The fields, each that has a place in the picture that was sent with the boxes that follow from it. */
function withBoxes(fields: Fields, boxes: (inputBox: Quad) => Pick<Field, 'inputBox' | 'outputBox'>): Fields {
  const fieldsWithBoxes: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const readings = fields[key]
    if (readings === undefined) continue
    fieldsWithBoxes[key] = readings.map((field) =>
      field.inputBox === undefined ? field : { ...field, ...boxes(field.inputBox) },
    )
  }
  return fieldsWithBoxes
}
