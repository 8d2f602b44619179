import type { DecodeTask } from './decode-messages.ts'
import { type Performed, serveDecodes } from './serve-decodes.ts'
import { openBarcodeReader, readBarcodes } from '../barcode/barcode-reading.ts'
import { decodeHeic } from './codecs/decode-heic.ts'
import { decodePdf, openPdfDecoder } from './codecs/decode-pdf.ts'
import { decodeImage, restrictCodecs } from './codecs/decode-image.ts'

/** Runs as a child process that may be killed at any moment: everything that touches the bytes of strangers. */

await serveDecodes(async () => {
  restrictCodecs()
  const [pdf] = await Promise.all([openPdfDecoder(), openBarcodeReader()])
  return async (task: DecodeTask): Promise<Performed> => {
    if (task.task === 'barcodes') return readBarcodes(task.views)
    if (task.format === 'pdf') return decodePdf(pdf, task)
    return [await (task.format === 'heic' ? decodeHeic(task) : decodeImage(task))]
  }
})
