import sharp from 'sharp'
import { measureImage } from '../../../engine/imaging/forensics/measure-image.ts'
import { rectify } from '../../../engine/imaging/geometry/rectify.ts'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'
import { barcodeViews } from '../barcode/barcode-views.ts'
import { writePdf417 } from '../barcode/write-pdf417.ts'
import { writeQrCode } from '../barcode/write-qr-code.ts'
import { encodeJpeg, encodePng } from './codecs/image-encoding.ts'
import type { ImageTask } from './image-task.ts'
import { sharedPixels } from './shared-pixels.ts'

/** Runs as a worker thread: work on pictures that are decoded already and that needs no network. */

function perform(task: ImageTask): unknown {
  switch (task.task) {
    case 'rectify':
      return sharedPixels(rectify(task.pixels, task.quad, task.flat))
    case 'barcodeViews':
      return barcodeViews(task.pixels)
    case 'measure':
      return measureImage(task.pixels, task.scale)
    case 'jpeg':
      return encodeJpeg(task.pixels, task.quality)
    case 'png':
      return encodePng(task.pixels)
    case 'pdf417':
      return writePdf417(task.text)
    case 'qr':
      return writeQrCode(task.text)
  }
}

await serveTasks<ImageTask>(() => {
  sharp.cache(false)
  sharp.concurrency(1)
  return { ready: null, perform }
})
