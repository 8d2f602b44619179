import { defaultSettings } from '../../engine/profiles/tables/defaults.ts'
import type { ReadingSpeed } from '../../engine/reading/read-document.ts'
import type { Fields } from '../../vocabulary/imaging/fields.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../ports/answers.ts'
import type { Ports } from '../ports/ports.ts'
import type { QuickPicture } from '../ports/quick-readings.ts'
import type { Allowance, Reservation } from '../ports/records.ts'
import { foundIn } from './found-in.ts'
import { dayIn } from './freeze-facts.ts'
import { storeImages } from './store-images.ts'
import { readPicture, type ReadPicture } from './read-side.ts'
import type { ScanLimits } from './scan-command.ts'
import { imageFacts } from './load-image.ts'

/** What one quick reading costs, in quota or credit. */
const cost = 1

/** How long pictures are kept that were asked to be, and the answer for a repetition of the request. */
const storedMs = 24 * 60 * 60_000

export interface QuickScanCommand {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
  /** Keep the pictures for a day. */
  readonly saveFile: boolean
  readonly speed: ReadingSpeed
}

export interface QuickScanResult {
  readonly fields: Fields
  readonly missingFields: readonly string[]
  /** Of a PDF: the page that was read, from 1. */
  readonly pages: { readonly front: number | undefined; readonly back: number | undefined }
  /** Tokens of the pictures that were kept. */
  readonly kept: Readonly<Partial<Record<'front' | 'back', string>>>
  readonly allowance: Allowance
  readonly executionMs: number
}

interface RequestOptions {
  readonly command: QuickScanCommand
  readonly limits: ScanLimits
  readonly kept?: StoredAnswer<QuickScanResult> | undefined
}

/**
 * What a document says, without any judgement: no profile, no transaction, no event. Only what was asked to be kept is,
 * for a day. Whatever refuses or fails leaves nothing stored and nothing charged.
 */
export async function quickScan(
  ports: Ports,
  principal: Principal,
  request: RequestOptions,
): Promise<QuickScanResult> {
  const { command, limits } = request
  const begun = ports.clock.monotonic()
  const reservation = await ports.records.reserve(principal, cost)
  try {
    const today = dayIn(defaultSettings, ports.clock.now())
    const task = { ports, principal, profile: defaultSettings, today, limits }
    const front = await readPicture(task, { input: command.document, index: 0 }, command.speed)
    const back =
      command.documentBack === null
        ? null
        : await readPicture(task, { input: command.documentBack, index: 1 }, command.speed)
    limits.signal.throwIfAborted()
    return await finish(ports, { ...request, principal, begun, reservation, front, back })
  } catch (error) {
    await ports.records.release(principal, reservation)
    throw error
  }
}

interface Read extends RequestOptions {
  readonly principal: Principal
  /** Monotonic milliseconds. */
  readonly begun: number
  readonly reservation: Reservation
  readonly front: ReadPicture
  readonly back: ReadPicture | null
}

/** Settles the quota, and with it keeps what is to be kept: pictures, and the answer to a request with a key of its own. */
async function finish(ports: Ports, done: Read): Promise<QuickScanResult> {
  const { records, clock } = ports
  const { command, principal, reservation, front, back, kept: request } = done
  const found = foundIn({ front: front.read, back: back?.read ?? null })
  const resultOf = (allowance: Allowance, pictures: readonly QuickPicture[] = []): QuickScanResult => ({
    ...found,
    pages: { front: pageOf(front), back: back === null ? undefined : pageOf(back) },
    kept: Object.fromEntries(pictures.map(({ side, token }) => [side, token])),
    allowance,
    executionMs: clock.monotonic() - done.begun,
  })
  if (!command.saveFile && request === undefined)
    return resultOf(await records.settle(principal, reservation))
  const reading = records.newQuickReading(principal)
  const pictures = command.saveFile ? await storeImages(ports, reading, filesOf(front, back)) : []
  const allowance = await records.keepQuickReading(principal, {
    ...{ reading, pictures, reservation, lifetimeMs: storedMs },
    idempotency: request && { ...request, answer: (left) => request.answer(resultOf(left, pictures)) },
  })
  return resultOf(allowance, pictures)
}

function pageOf({ picture, page }: ReadPicture): number | undefined {
  return imageFacts(picture, page).page
}

/** As they were sent: anyone who reads them again later loses nothing. */
function filesOf(front: ReadPicture, back: ReadPicture | null): Parameters<typeof storeImages>[2] {
  return { front: front.picture.file, ...(back === null ? {} : { back: back.picture.file }) }
}
