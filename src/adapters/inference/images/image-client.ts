import type { Inference } from '../../../flows/ports/inference/inference.ts'
import type { Precedence } from '../../../platform/threads/precedence.ts'
import { TaskThread } from '../../../platform/threads/task-thread.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import type { ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { BarcodeViews } from '../barcode/barcode-views.ts'
import type { ImageTask } from './image-task.ts'
import { refuseWork } from '../refuse-work.ts'

export interface ImageClientOptions {
  /** How many tasks may wait. */
  readonly waiting: number
  /** What accounts have spent, where the thread and other queues count together. */
  readonly precedence?: Precedence
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

/** What is done with decoded pictures, in a thread of its own. */
export interface ImageClient {
  /** As the payer of a request sees it. */
  for(payer: string): Pick<
    Inference,
    'rectify' | 'measure' | 'encodeJpeg' | 'encodePng' | 'writeBarcode' | 'writeQrCode'
  > & {
    /** What of a picture is to be looked at for barcodes. */
    readonly barcodeViews: (pixels: Pixels, signal: AbortSignal) => Promise<BarcodeViews>
  }
  /** Starts the thread, so that the first request finds it warm. */
  warm(): Promise<void>
  close(): Promise<void>
}

export function openImageClient(options: ImageClientOptions): ImageClient {
  const thread = new TaskThread<ImageTask>({
    ...options,
    name: 'the work on pictures',
    module: moduleUrl('adapters/inference/images/image-thread'),
    settings: () => null,
    refuse: refuseWork,
  })
  // What comes back is our own thread's answer, typed by image-thread.
  return {
    for: (payer) => ({
      rectify: async (pixels, quad, { signal, ...flat }) =>
        (await thread.ask({ task: 'rectify', pixels, quad, flat }, { payer, signal })) as Pixels<'output'>,
      barcodeViews: async (pixels, signal) =>
        (await thread.ask({ task: 'barcodeViews', pixels }, { payer, signal })) as BarcodeViews,
      measure: async (pixels, scale, signal) =>
        (await thread.ask({ task: 'measure', pixels, scale }, { payer, signal })) as ImageMeasures,
      encodeJpeg: async (pixels, quality, signal) =>
        (await thread.ask({ task: 'jpeg', pixels, quality }, { payer, signal })) as Uint8Array,
      encodePng: async (pixels, signal) =>
        (await thread.ask({ task: 'png', pixels }, { payer, signal })) as Uint8Array,
      writeBarcode: async (text, signal) =>
        (await thread.ask({ task: 'pdf417', text }, { payer, signal })) as Pixels,
      writeQrCode: async (text, signal) =>
        (await thread.ask({ task: 'qr', text }, { payer, signal })) as Pixels,
    }),
    warm: async () => {
      await thread.start()
    },
    close: () => thread.close(),
  }
}
