import type { Inference } from '../../flows/ports/inference.ts'
import { acceptsTasks } from '../../platform/threads/task-thread.ts'
import { DecodePool } from './images/decode-pool.ts'
import { Networks } from './networks/networks.ts'
import { openImageClient } from './images/image-client.ts'
import { VideoFrames } from './images/video-frames.ts'

export interface InferenceOptions {
  /** Folder with the weights and their `manifest.json`: `models/` of the package. */
  readonly modelDirectory: string
  /** Processor threads of one network run. Default 2. */
  readonly threads?: number
  /** Decode processes at work at once. Default 1. */
  readonly decoders?: number
  /** How many tasks may wait before each of the two: more are refused with SERVICE_UNAVAILABLE. Default 32. */
  readonly waiting?: number
  /** Time for one task of the networks, or on a decoded picture, in milliseconds. Default 30 000. */
  readonly networkMilliseconds?: number
  /** Time for one picture to be decoded, in milliseconds. Default 10 000. */
  readonly decodeMilliseconds?: number
  /** Resident memory of a decode process, in bytes. Default 512 MiB. */
  readonly decodeBytes?: number
  /** Time for the frames of one video, in milliseconds. Default 15 000. */
  readonly videoMilliseconds?: number
  /** Largest width × height, in pixels, that a picture may claim. Default 40 million. */
  readonly maxPixels?: number
  /** Tasks after which a decode process makes way for a fresh one. Default 500. */
  readonly tasksPerDecoder?: number
}

/**
 * Loads the networks into a thread, starts another for the work on decoded pictures, and the decode processes.
 *
 * @throws Error when a weight file is missing or its SHA-256 is not the one in the manifest
 */
export async function openInference(
  options: InferenceOptions,
): Promise<Inference & { close(): Promise<void> }> {
  const waiting = options.waiting ?? 32
  const pool = new DecodePool({
    children: options.decoders ?? 1,
    waiting,
    limits: {
      milliseconds: options.decodeMilliseconds ?? 10_000,
      bytes: options.decodeBytes ?? 512 * 2 ** 20,
    },
    maxPixels: options.maxPixels ?? 40_000_000,
    tasksPerChild: options.tasksPerDecoder ?? 500,
  })
  const videos = new VideoFrames({
    milliseconds: options.videoMilliseconds ?? 15_000,
    bytes: options.decodeBytes ?? 512 * 2 ** 20,
    waiting,
  })
  const milliseconds = options.networkMilliseconds ?? 30_000
  const pictures = openImageClient({ waiting, milliseconds })
  const warm = Promise.all([pool.warm(), pictures.warm()])
  const networks = await Networks.open({
    settings: { modelDirectory: options.modelDirectory, threads: options.threads ?? 2 },
    waiting,
    milliseconds,
  }).catch(async (error: unknown) => {
    await warm.catch(() => undefined)
    pool.close()
    await pictures.close()
    throw error
  })
  await warm
  return {
    decode: (bytes, limits, signal) => pool.decode(bytes, limits, signal),
    videoFrames: (bytes, signal) => videos.take(bytes, signal),
    rectify: pictures.rectify,
    measure: pictures.measure,
    encodeJpeg: pictures.encodeJpeg,
    encodePng: pictures.encodePng,
    findObjects: (pixels, find) => networks.findObjects(pixels, find),
    seeFaces: (pixels, see) => networks.seeFaces(pixels, see),
    findText: (pixels, find) => networks.findText(pixels, find),
    readText: (pixels, quads, read) => networks.readText(pixels, quads, read),
    turnUpright: (pixels, quarters, signal) => networks.turnUpright(pixels, quarters, signal),
    writeBarcode: (text, signal) => pool.writeBarcode(text, signal),
    readBarcodes: (pixels, signal) => pool.readBarcodes(pixels, signal),
    missingPrograms: () => videos.missingPrograms(),
    ready: () => Promise.resolve(acceptsTasks()),
    models: networks.models,
    close: async () => {
      pool.close()
      await Promise.all([networks.close(), pictures.close()])
    },
  }
}
