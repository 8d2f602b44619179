import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { DecodedPage } from '../../../flows/ports/inference.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { readBarcodes } from '../barcode/barcode-reading.ts'
import { writePdf417 } from '../barcode/barcode-writing.ts'
import type { DecodeAnswer, DecodeTask } from './decode-messages.ts'
import { decodeHeic } from './heic-decoding.ts'
import { decodePdf } from './pdf-decoding.ts'
import { decodeImage, Oversized, restrictCodecs } from './image-decoding.ts'

/** Runs as a child process that may be killed at any moment: everything that touches the bytes of strangers. */

type Answered = Pixels | readonly DecodedPage[] | readonly RecognisedBarcode[]

async function perform(task: DecodeTask): Promise<Answered> {
  switch (task.task) {
    case 'decode':
      if (task.format === 'pdf') return decodePdf(task)
      return [await (task.format === 'heic' ? decodeHeic(task) : decodeImage(task))]
    case 'pdf417':
      return writePdf417(task.text)
    case 'barcodes':
      return readBarcodes(task.pixels)
  }
}

function verdictOn(error: unknown): DecodeAnswer {
  if (error instanceof Oversized) return { kind: 'oversized' }
  return { kind: 'unsound', reason: error instanceof Error ? error.message : String(error) }
}

function answer(message: DecodeAnswer): void {
  process.send?.(message)
}

restrictCodecs()
process.on('disconnect', () => process.exit())
process.on('message', (task: DecodeTask) => {
  perform(task).then(
    (value) => answer({ kind: 'done', value }),
    (error: unknown) => answer(verdictOn(error)),
  )
})
answer({ kind: 'ready' })
