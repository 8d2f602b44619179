import {
  type Inference,
  installation,
  type Payer,
  type SharedInference,
} from '../../flows/ports/inference/inference.ts'
import { Precedence } from '../../platform/threads/precedence.ts'
import { Spending } from '../../platform/threads/spending.ts'
import { acceptsTasks } from '../../platform/threads/task-thread.ts'
import { DecodePool } from './images/decode-pool.ts'
import { checkModelFiles } from './networks/model-files.ts'
import { Networks } from './networks/networks.ts'
import { openImageClient } from './images/image-client.ts'
import type { Isolation } from './images/isolation/isolate-process.ts'
import { openPrintClient } from './print/print-client.ts'
import { VideoFrames } from './images/video-frames.ts'

export interface InferenceOptions {
  /** Folder with the weights and their `manifest.json`: `models/` of the package. */
  readonly modelDirectory: string
  /** Processor threads of one network run. Default 2. */
  readonly threads?: number
  /** Decode processes at work at once. Default 2: one account never has them all. */
  readonly decoders?: number
  /** How many tasks may wait before each of the two: more are refused with SERVICE_UNAVAILABLE. Default 32. */
  readonly waiting?: number
  /** Time for one task of the networks, or on a decoded picture, in milliseconds. Default 30 000. */
  readonly networkMilliseconds?: number
  /** Processor time for one picture to be decoded, in milliseconds; three times as much by the clock. Default 10 000. */
  readonly decodeMilliseconds?: number
  /** Resident memory of a decode process, in bytes. Default 512 MiB. */
  readonly decodeBytes?: number
  /** Time for the frames of one video, in milliseconds. Default 15 000. */
  readonly videoMilliseconds?: number
  /** Largest width × height, in pixels, that a picture may claim. Default 40 million. */
  readonly maxPixels?: number
  /** Largest width, and largest height, in pixels, that a picture may claim. Default 20 000. */
  readonly maxSide?: number
  /** Tasks after which a decode process makes way for a fresh one. Default 500. */
  readonly tasksPerDecoder?: number
}

/** What was spent on the work of an account counts half as much after this time. */
const spendingHalfLifeMs = 30_000

/** What a process has open. */
export interface OpenedInference extends SharedInference {
  /** What holds the decode processes; null where it is not known. */
  readonly isolation: Isolation | null
  close(): Promise<void>
}

/**
 * Loads the networks into a thread, starts another for the work on decoded pictures, and the decode processes.
 *
 * @throws Error when a weight file is missing or its SHA-256 is not the one in the manifest
 */
export async function openInference(options: InferenceOptions): Promise<OpenedInference> {
  // Before anything native is loaded: a process that ends while a library still starts may be ended by the library.
  await checkModelFiles(options.modelDirectory)
  const waiting = options.waiting ?? 32
  const spending = new Spending({ halfLifeMs: spendingHalfLifeMs, now: () => performance.now() })
  const precedence = new Precedence({ spending })
  const pool = openDecodePool(options, { waiting, precedence })
  const videos = new VideoFrames({
    milliseconds: options.videoMilliseconds ?? 15_000,
    bytes: options.decodeBytes ?? 512 * 2 ** 20,
    waiting,
  })
  const milliseconds = options.networkMilliseconds ?? 30_000
  const pictures = openImageClient({ waiting, precedence, milliseconds })
  const print = openPrintClient({ waiting, precedence, milliseconds })
  const warm = Promise.all([pool.warm(), pictures.warm()])
  const networks = await Networks.open({
    settings: { modelDirectory: options.modelDirectory, threads: options.threads ?? 2 },
    ...{ waiting, precedence, milliseconds },
  }).catch(async (error: unknown) => {
    await warm.catch(() => undefined)
    pool.close()
    await pictures.close()
    throw error
  })
  const [isolation] = await warm
  const { models, scriptsRead } = networks
  const chargedTo = (payer: Payer): Inference => {
    const { barcodeViews, ...onPictures } = pictures.for(payer.account)
    return {
      ...onPictures,
      ...networks.for(payer.account),
      ...print.for(payer.account),
      decode: (bytes, limits, signal) => pool.decode(bytes, limits, { payer, signal }),
      readBarcodes: async (pixels, signal) =>
        pool.readBarcodes(await barcodeViews(pixels, signal), { payer, signal }),
      videoFrames: (bytes, signal) => videos.take(bytes, { payer: payer.account, signal }),
      missingPrograms: () => videos.missingPrograms(),
      ready: () => Promise.resolve(acceptsTasks()),
      models,
      scriptsRead,
    }
  }
  return {
    ...chargedTo(installation),
    chargedTo,
    isolation,
    close: async () => {
      pool.close()
      await Promise.all([networks.close(), pictures.close(), print.close()])
    },
  }
}

function openDecodePool(
  options: InferenceOptions,
  shared: { readonly waiting: number; readonly precedence: Precedence },
): DecodePool {
  const processorMilliseconds = options.decodeMilliseconds ?? 10_000
  return new DecodePool({
    ...shared,
    children: options.decoders ?? 2,
    limits: {
      processorMilliseconds,
      milliseconds: 3 * processorMilliseconds,
      bytes: options.decodeBytes ?? 512 * 2 ** 20,
    },
    size: { maxPixels: options.maxPixels ?? 40_000_000, maxSide: options.maxSide ?? 20_000 },
    tasksPerChild: options.tasksPerDecoder ?? 500,
  })
}
