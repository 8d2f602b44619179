import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { DecodedPage, DecodeLimits, Payer } from '../../../flows/ports/inference/inference.ts'
import { FairQueue } from '../../../platform/threads/fair-queue.ts'
import type { Precedence } from '../../../platform/threads/precedence.ts'
import type { Space } from '../../../vocabulary/imaging/pixels.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { BarcodeViews } from '../barcode/barcode-views.ts'
import type { DecodeTask, SizeLimits } from './decode-messages.ts'
import { decodedPages, ImplausibleAnswer, recognisedBarcodes } from './decoded-pages.ts'
import {
  ChildEnded,
  type ChildLimits,
  decodeChildModule,
  type EndReason,
  KillableChild,
} from './killable-child.ts'
import { imageFormat } from './codecs/image-format.ts'
import type { Isolation } from './isolation/isolate-process.ts'
import { KilledWork } from './killed-work.ts'
import { claimedPicture } from './codecs/claimed-picture.ts'
import { oversized, oversizeOf } from './codecs/picture-size.ts'
import { refuseWork } from '../refuse-work.ts'

export interface DecodePoolOptions {
  /** Decode processes at work at once. One account has all but one of them at most. */
  readonly children: number
  /** How many more tasks may wait. */
  readonly waiting: number
  readonly limits: ChildLimits
  /** How large a picture may claim to be. */
  readonly size: SizeLimits
  /** After so many tasks a process makes way for a fresh one. */
  readonly tasksPerChild: number
  /** What accounts have spent, where the pool and other queues count together. */
  readonly precedence?: Precedence
  /** Module of the process; tests give another. */
  readonly module?: URL
  /** Monotonic milliseconds. Default the machine's. */
  readonly now?: () => number
}

/** Whose work it is, and until when it is wanted. */
export interface DecodeRequest {
  readonly payer: Payer
  readonly signal: AbortSignal
}

/** Two of the dearest pictures at once; then a fifth of one decode process. */
const killedWorkBudget = { budgetMs: 20_000, refillMsPerSecond: 200 } as const

/** By what a process was given: to try again would cost as much again. */
const causedByPicture: ReadonlySet<EndReason> = new Set(['processor', 'memory', 'crash'])
const tooDear = 'The image takes too much time or memory to decode; send a simpler one.'

/**
 * Decodes pictures and reads barcodes in processes of their own; one that dies is replaced at once. Accounts take turns at them, by
 * what they have spent, and a key whose pictures had to be stopped waits.
 */
export class DecodePool {
  private readonly options: DecodePoolOptions
  private readonly now: () => number
  private readonly line: FairQueue
  private readonly killedWork: KilledWork
  private readonly children: (KillableChild | undefined)[] = []
  private closed = false

  constructor(options: DecodePoolOptions) {
    const { children: slots, waiting: maxWaiting, precedence } = options
    this.options = options
    this.now = options.now ?? (() => performance.now())
    this.killedWork = new KilledWork({ ...killedWorkBudget, now: this.now })
    this.line = new FairQueue({
      ...{ slots, maxWaiting, full: () => refuseWork('full'), now: this.now },
      ...(slots > 1 ? { perPayer: slots - 1 } : {}),
      ...(precedence === undefined ? {} : { precedence }),
    })
  }

  /** Starts the first process, so that the first request finds it warm; answers what holds it. */
  async warm(): Promise<Isolation | null> {
    return (await this.childAt(0)).isolation
  }

  async decode(
    bytes: Uint8Array,
    limits: DecodeLimits,
    request: DecodeRequest,
  ): Promise<readonly DecodedPage[]> {
    const { size } = this.options
    const format = imageFormat(bytes)
    if (format === null) throw new Refusal('ERROR_IMAGE_CORRUPTED')
    refuseByHeader(bytes, format, size)
    try {
      const task = { task: 'decode', bytes, format, limits, size } as const
      return await this.run(task, (value) => decodedPages(value, limits.canvas), request)
    } catch (cause) {
      request.signal.throwIfAborted()
      if (cause instanceof Unsound) throw new Refusal('ERROR_IMAGE_CORRUPTED', { cause })
      if (cause instanceof ChildEnded) throw refusalFor(cause)
      throw cause
    }
  }

  /** What a hostile symbol does to the decoder costs this picture its barcodes, and nothing else: null, no one can tell. */
  async readBarcodes<S extends Space>(
    views: BarcodeViews,
    request: DecodeRequest,
  ): Promise<readonly RecognisedBarcode<S>[] | null> {
    try {
      return await this.run({ task: 'barcodes', views }, recognisedBarcodes<S>, request)
    } catch (cause) {
      request.signal.throwIfAborted()
      if (cause instanceof ChildEnded || cause instanceof Unsound) return null
      throw cause
    }
  }

  close(): void {
    this.closed = true
    for (const child of this.children) child?.kill('cancelled')
  }

  /** @param read what the process answered, and refuses what it cannot have meant */
  private run<T>(
    task: DecodeTask,
    read: (value: unknown) => T,
    { payer, signal }: DecodeRequest,
  ): Promise<T> {
    // Before it waits, and after: others of the same key may have been stopped meanwhile.
    this.requireBudget(task, payer)
    return this.line.submit(
      async (place) => {
        this.requireBudget(task, payer)
        return this.perform({ place, task, read, payer, signal })
      },
      { payer: payer.account, signal },
    )
  }

  private requireBudget({ task }: DecodeTask, { key }: Payer): void {
    if (task === 'decode') this.killedWork.requireBudget(key)
  }

  /** Once more where the process ended by no fault of what it was given. */
  private async perform<T>(turn: Turn<T>): Promise<T> {
    try {
      return await this.attempt(turn)
    } catch (error) {
      if (!(error instanceof ChildEnded) || causedByPicture.has(error.reason)) throw error
      turn.signal.throwIfAborted()
      return await this.attempt(turn)
    }
  }

  private async attempt<T>({ place, task, read, payer, signal }: Turn<T>): Promise<T> {
    const child = await this.childAt(place)
    const startedAt = this.now()
    try {
      const answer = await child.run(task, this.options.limits, signal)
      if (answer.kind === 'unsound') throw new Unsound(answer.reason)
      if (answer.kind === 'encrypted') throw encrypted()
      if (answer.kind === 'oversized') throw oversized(answer.by, this.options.size)
      return readAnswer(child, read, answer.kind === 'done' ? answer.value : null)
    } catch (error) {
      if (error instanceof ChildEnded) {
        if (causedByPicture.has(error.reason)) this.killedWork.charge(payer.key, this.now() - startedAt)
        // While the place is still taken: the next task finds a process that is ready.
        if (!this.closed) await this.childAt(place)
      }
      throw error
    }
  }

  private async childAt(place: number): Promise<KillableChild> {
    const present = this.children[place]
    if (present !== undefined && !present.ended && present.tasks < this.options.tasksPerChild) return present
    present?.kill('cancelled')
    const module = this.options.module ?? decodeChildModule
    const child = await KillableChild.start(module).catch((cause: unknown) => {
      throw new Error('a decode process could not be started', { cause })
    })
    this.children[place] = child
    if (this.closed) child.kill('cancelled')
    return child
  }
}

/** A task that has a place. */
interface Turn<T> extends DecodeRequest {
  readonly place: number
  readonly task: DecodeTask
  readonly read: (value: unknown) => T
}

/** A process that says what it cannot have meant is of no more use. */
function readAnswer<T>(child: KillableChild, read: (value: unknown) => T, value: unknown): T {
  try {
    return read(value)
  } catch (error) {
    if (!(error instanceof ImplausibleAnswer)) throw error
    child.kill('crash')
    throw new ChildEnded('crash', error)
  }
}

/** Before a process is asked, and before anything is allocated for it. */
function refuseByHeader(bytes: Uint8Array, format: DecodedPage['format'], size: SizeLimits): void {
  const claimed = claimedPicture(bytes, format)
  if (claimed === null) return
  if (claimed === 'broken') throw new Refusal('ERROR_IMAGE_CORRUPTED')
  const oversize = oversizeOf(claimed, size)
  if (oversize !== null) throw oversized(oversize, size)
  if (claimed.endsEarly)
    throw new Refusal('ERROR_IMAGE_CORRUPTED', {
      message: 'The image ends before its last pixel; send all of it.',
    })
}

function encrypted(): Refusal {
  return new Refusal('ERROR_IMAGE_CORRUPTED', {
    message: 'The PDF is encrypted and opens with a password only; send it without one.',
  })
}

function refusalFor(cause: ChildEnded): Refusal {
  return causedByPicture.has(cause.reason)
    ? new Refusal('ERROR_OPERATION_FAILED', { message: tooDear, cause })
    : new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause })
}

/** The child looked at the file and found it broken; the message is the codec's. */
class Unsound extends Error {
  override readonly name = 'Unsound'
}
