import type {
  DetectedText,
  RecognisedLine,
  RecogniseTextOptions,
  RecognisedBarcode,
} from '../../../vocabulary/reading/recognition.ts'
import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import type { DoPrintTask } from '../../../engine/companies/reading/print-work.ts'
import type { Flat } from '../../../engine/imaging/geometry/rectify.ts'
import type { Quarters } from '../../../engine/imaging/geometry/quarter-turns.ts'
import type { FoundFace, DetectedFace } from '../../../vocabulary/face/face.ts'
import type { ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { FrameMeasures, FramePrint, LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import type { PicturePart, Pixels, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'
import type { WordsOfPrint, WordTags } from '../../../vocabulary/reading/print-tags.ts'
import type { PageTextLayer } from '../../../vocabulary/imaging/text-layer.ts'

export interface DetectTextOptions {
  /** Side, in pixels, to which the longer side of what is looked at is brought; 320..1600, default 960. */
  readonly longSide?: number
  /** The part of the picture that is looked at, and brought to that size; absent: all of it. */
  readonly within?: PicturePart
  readonly signal: AbortSignal
}

export interface DecodeLimits {
  /** Longer side of the picture handed on; larger ones are scaled down. */
  readonly canvas: number
  /** Pages of a PDF that may be looked at. */
  readonly pages: number
  /** The first of them, from 1; default 1. */
  readonly from?: number
  /** Whether the words of the text layer of a PDF are wanted too; default not. */
  readonly withText?: boolean
}

/** A picture decoded, upright by EXIF, and judged only so far as its file tells. */
export interface DecodedPage {
  /** Three channels. */
  readonly pixels: Pixels<'page'>
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf'
  /** Size of the upright original before scaling, in pixels; of a PDF page, the size it was drawn in. */
  readonly original: { readonly width: number; readonly height: number }
  /** Page number, from 1; always 1 for pictures. */
  readonly page: number
  /** `Software` of EXIF, cut to 100 characters; absent when there is none. */
  readonly software?: string
  /** How many pages the PDF has; absent of pictures. */
  readonly pagesInFile?: number
  /** What the page of a PDF claims to say; only where it was asked for. */
  readonly textLayer?: PageTextLayer
}

/** Something found on a picture. */
export interface DetectedObject<S extends Space = Space> {
  /** Clockwise, in pixels of the picture given; which corner comes first says nothing. */
  readonly quad: Quad<S>
  /** 0..1, mean probability over what was found. */
  readonly score: number
}

/** What lies on documents, wherever it lies in the picture; the largest of each first. */
export interface DetectedObjects<S extends Space = Space> {
  /** Pages of documents, whole; the score also says how much of a quad each is. */
  readonly pages: readonly DetectedObject<S>[]
  /** Printed portraits, whole. */
  readonly portraits: readonly DetectedObject<S>[]
  readonly signatures: readonly DetectedObject<S>[]
}

export interface AnalyseFacesOptions {
  /** How many faces are looked at closely: those that fill most of the picture. */
  readonly closely: number
  /** Whether the traces of a recapture are measured around the largest face: some tens of milliseconds. Default no. */
  readonly measured?: boolean
  readonly signal: AbortSignal
}

/** The faces of a picture; the largest first. */
export interface FaceAnalysis {
  readonly found: readonly FoundFace[]
  /** Around the largest face; only where it was asked for. Null: there is no face, or the picture is too small. */
  readonly measures?: FrameMeasures | null
  /** The first of `found`, looked at closely. */
  readonly seen: readonly DetectedFace[]
}

/** A face in one of many frames of someone who moves. */
export interface MovingFace {
  readonly face: NonNullable<LivenessFrame['face']>
  readonly print: FramePrint
}

/** Whose work it is: accounts take turns at what costs much, and a key whose images had to be stopped waits. */
export interface Payer {
  readonly account: string
  /** The key that brought it, as an actor. */
  readonly key: string
}

/** Work that no account asked for. */
export const installation: Payer = { account: '', key: '' }

/** What one process has of them, for all accounts. */
export interface SharedInference extends Inference {
  /** The same, for a request of this account. */
  chargedTo(payer: Payer): Inference
}

/**
 * The networks and the decoders, behind small functions. Every one of them rejects with the signal's reason when
 * it is cancelled, and throws Refusal SERVICE_UNAVAILABLE when too much work is waiting already.
 */
export interface Inference {
  /**
   * Throws Refusal ERROR_IMAGE_CORRUPTED for every file that is not a sound JPEG, PNG, WebP, HEIC or PDF, or is too large;
   * ERROR_OPERATION_FAILED for one that takes too much to decode; ERROR_RATE_LIMIT while a key waits that brought such ones.
   */
  decode(bytes: Uint8Array, limits: DecodeLimits, signal: AbortSignal): Promise<readonly DecodedPage[]>
  /**
   * Frames of an MP4 or WebM, as JPEG files in the order in which they were taken: at most eight, evenly spread.
   * Throws Refusal ERROR_IMAGE_CORRUPTED for every other file, ERROR_OPERATION_FAILED where the program for it is missing.
   */
  videoFrames(bytes: Uint8Array, signal: AbortSignal): Promise<readonly Uint8Array[]>
  /** A part of a picture rectified, as `rectify` of `engine/imaging` does it; in another thread, because it takes long. */
  rectify<S extends Space>(
    pixels: Pixels<S>,
    quad: Quad<NoInfer<S>>,
    options: Flat & { readonly signal: AbortSignal },
  ): Promise<Pixels<'output'>>
  /** What the pixels of a picture tell of how it came about; `scale`: its pixels per pixel of the one that was sent. */
  measure(pixels: Pixels, scale: number, signal: AbortSignal): Promise<ImageMeasures>
  /** Re-encodes, without metadata. `quality` 1..100. */
  encodeJpeg(pixels: Pixels, quality: number, signal: AbortSignal): Promise<Uint8Array>
  /** Re-encodes without loss or metadata. */
  encodePng(pixels: Pixels, signal: AbortSignal): Promise<Uint8Array>
  /** Finds pages of documents, and the portraits and signatures on them, at any angle. */
  findObjects<S extends Space>(
    pixels: Pixels<S>,
    options: { readonly signal: AbortSignal },
  ): Promise<DetectedObjects<S>>
  /** Finds faces that stand upright, small or large, and describes the largest. */
  seeFaces(pixels: Pixels, options: AnalyseFacesOptions): Promise<FaceAnalysis>
  /** Finds the largest face of a frame and its features, and nothing that tells it from others; null where there is none. */
  outlineFace(pixels: Pixels, options: { readonly signal: AbortSignal }): Promise<MovingFace | null>
  /** Finds lines of text at any angle, from top to bottom. */
  findText<S extends Space>(
    pixels: Pixels<S>,
    options: DetectTextOptions,
  ): Promise<readonly DetectedText<S>[]>
  /** Reads the text inside each quad; the answer is in the order of the quads. Throws Error for a script beyond `scriptsRead`. */
  readText<S extends Space>(
    pixels: Pixels<S>,
    quads: readonly Quad<NoInfer<S>>[],
    options: RecogniseTextOptions,
  ): Promise<readonly RecognisedLine[]>
  /** Says of each word of a registration document what it is part of; of two words and more. */
  tagWords(words: WordsOfPrint, signal: AbortSignal): Promise<WordTags>
  /**
   * Reads the print of a registration document, or makes words of it; in another thread, because hostile print takes long. Throws
   * Refusal ERROR_OPERATION_FAILED where it takes too long.
   */
  readonly doPrintTask: DoPrintTask
  /** The picture in which stands upright what lies turned clockwise by so many quarters in this one, pixel for pixel. */
  turnUpright(pixels: Pixels<'page'>, quarters: Quarters, signal: AbortSignal): Promise<Pixels<'upright'>>
  /** Draws the text as PDF417: its modules, one pixel each, 0 black. Throws Error when it does not fit into one. */
  writeBarcode(text: string, signal: AbortSignal): Promise<Pixels>
  /** The same as a QR code. */
  writeQrCode(text: string, signal: AbortSignal): Promise<Pixels>
  /**
   * Finds barcodes at any angle and reads them; at most eight. A picture over which the decoder ends, by its limits of
   * time and memory or by a crash, is answered with null: no one can tell what it bears.
   */
  readBarcodes<S extends Space>(
    pixels: Pixels<S>,
    signal: AbortSignal,
  ): Promise<readonly RecognisedBarcode<S>[] | null>
  /** Programs of the machine that are not installed: what needs one, as `videoFrames` needs ffmpeg, is refused. */
  missingPrograms(): readonly string[]
  /** False when no more work is taken until the program is started again: the networks hang again and again. */
  ready(): Promise<boolean>
  /** The scripts besides Latin in which print is read. */
  readonly scriptsRead: readonly PrintScript[]
  /** Name → SHA-256 of each weight file in use. */
  readonly models: Readonly<Record<string, string>>
}
