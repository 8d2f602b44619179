import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { DecodedPage, DecodeLimits } from '../../../flows/ports/inference.ts'
import { TaskQueue } from '../../../platform/threads/task-queue.ts'
import type { Pixels, Space } from '../../../vocabulary/imaging/pixels.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { DecodeTask } from './decode-messages.ts'
import { ChildEnded, type ChildLimits, KillableChild } from './killable-child.ts'
import { imageFormat } from './image-format.ts'
import { refuseWork } from '../refuse-work.ts'
import { shared } from './shared-pixels.ts'

export interface DecodePoolOptions {
  /** Decode processes at work at once. */
  readonly children: number
  /** How many more tasks may wait. */
  readonly waiting: number
  readonly limits: ChildLimits
  /** Largest width × height, in pixels, that a picture may claim. */
  readonly maxPixels: number
  /** After so many tasks a process makes way for a fresh one. */
  readonly tasksPerChild: number
}

/** Decodes pictures and barcodes in processes of their own; a process that dies is replaced by the next task. */
export class DecodePool {
  private readonly options: DecodePoolOptions
  private readonly line: TaskQueue
  private readonly children: (KillableChild | undefined)[] = []
  private closed = false

  constructor(options: DecodePoolOptions) {
    this.options = options
    this.line = new TaskQueue(options.children, options.waiting, () => refuseWork('full'))
  }

  /** Starts the first process, so that the first request finds it warm. */
  async warm(): Promise<void> {
    await this.childAt(0)
  }

  async decode(
    bytes: Uint8Array,
    limits: DecodeLimits,
    signal: AbortSignal,
  ): Promise<readonly DecodedPage[]> {
    const format = imageFormat(bytes)
    if (format === null) throw new Refusal('ERROR_IMAGE_CORRUPTED')
    const { maxPixels } = this.options
    try {
      const value = await this.run({ task: 'decode', bytes, format, limits, maxPixels }, signal)
      const pages = value as readonly DecodedPage[] // our own child's answer, typed by decode-child
      // They come in one message buffer.
      return pages.map((page) => ({ ...page, pixels: shared(page.pixels) }))
    } catch (cause) {
      if (cause instanceof ChildEnded || cause instanceof Unsound)
        throw new Refusal('ERROR_IMAGE_CORRUPTED', { cause })
      throw cause
    }
  }

  async writeBarcode(text: string, signal: AbortSignal): Promise<Pixels> {
    const value = await this.run({ task: 'pdf417', text }, signal)
    return value as Pixels // our own child's answer, typed by decode-child
  }

  /** What a hostile symbol does to the decoder costs this picture its barcodes, and nothing else: null, no one can tell. */
  async readBarcodes<S extends Space>(
    pixels: Pixels<S>,
    signal: AbortSignal,
  ): Promise<readonly RecognisedBarcode<S>[] | null> {
    try {
      const value = await this.run({ task: 'barcodes', pixels }, signal)
      return value as readonly RecognisedBarcode<S>[] // our own child's answer, typed by decode-child
    } catch (cause) {
      signal.throwIfAborted()
      if (cause instanceof ChildEnded || cause instanceof Unsound) return null
      throw cause
    }
  }

  close(): void {
    this.closed = true
    for (const child of this.children) child?.kill()
  }

  private run(task: DecodeTask, signal: AbortSignal): Promise<unknown> {
    return this.line.submit(async (place) => {
      const child = await this.childAt(place)
      const answer = await child.run(task, this.options.limits, signal)
      if (answer.kind === 'unsound') throw new Unsound(answer.reason)
      if (answer.kind === 'oversized') throw oversized(this.options.maxPixels)
      return answer.kind === 'done' ? answer.value : undefined
    }, signal)
  }

  private async childAt(place: number): Promise<KillableChild> {
    const present = this.children[place]
    if (present !== undefined && !present.ended && present.tasks < this.options.tasksPerChild) return present
    present?.kill()
    const child = await KillableChild.start().catch((cause: unknown) => {
      throw new Error('a decode process could not be started', { cause })
    })
    this.children[place] = child
    if (this.closed) child.kill()
    return child
  }
}

function oversized(maxPixels: number): Refusal {
  const message = `The image has more than ${maxPixels / 1e6} million pixels; send a smaller one.`
  return new Refusal('ERROR_IMAGE_CORRUPTED', { message })
}

/** The child looked at the file and found it broken; the message is the codec's. */
class Unsound extends Error {
  override readonly name = 'Unsound'
}
