import { defaultSettings } from '../../engine/profiles/tables/default-settings.ts'
import type { ReadingSpeed } from '../../engine/reading/reading-request.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import type { NotChecked } from '../../vocabulary/decision/outcome.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { Ports } from '../ports/ports.ts'
import type { QuickImage } from '../ports/scan/quick-readings.ts'
import type { Allowance, QuotaReservation } from '../ports/account/quota.ts'
import { leftUnread } from './left-unread.ts'
import { mergeFields } from './merge-fields.ts'
import { localDateIn } from '../judgement/freeze-facts.ts'
import { storeImages } from '../images/store-images.ts'
import { asOneDocument } from './as-one-document.ts'
import { withSharedCentury } from './with-shared-century.ts'
import { readSide, type ReadSide } from './read-side.ts'
import type { ScanLimits } from './scan-command.ts'
import { imageFacts } from '../images/load-image.ts'

/** What one quick reading costs, in quota or credit. */
const quickScanCost = 1

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
  /** What could not be read, with the reason; mostly empty. */
  readonly notChecked: readonly NotChecked[]
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
  const startedAt = ports.clock.monotonic()
  const reservation = await ports.records.reserve(principal, quickScanCost)
  try {
    const today = localDateIn(defaultSettings, ports.clock.now())
    const task = { ports, principal, profile: defaultSettings, today, limits }
    const seenFront = await readSide(
      task,
      { input: command.document, index: 0, isAnswered: false },
      command.speed,
    )
    const seenBack =
      command.documentBack === null
        ? null
        : await readSide(task, { input: command.documentBack, index: 1, isAnswered: false }, command.speed)
    const together = command.speed === 'whole' ? asOneDocument : withSharedCentury
    const { front, back } = await together(task, seenFront, seenBack)
    limits.signal.throwIfAborted()
    return await settleAndStore(ports, { ...request, principal, begun: startedAt, reservation, front, back })
  } catch (error) {
    await ports.records.release(principal, reservation)
    throw error
  }
}

interface QuickScanReadings extends RequestOptions {
  readonly principal: Principal
  /** Monotonic milliseconds. */
  readonly begun: number
  readonly reservation: QuotaReservation
  readonly front: ReadSide
  readonly back: ReadSide | null
}

/** Settles the quota, and with it keeps what is to be kept: pictures, and the answer to a request with a key of its own. */
async function settleAndStore(ports: Ports, done: QuickScanReadings): Promise<QuickScanResult> {
  const { records, clock } = ports
  const { command, principal, reservation, front, back, kept: request } = done
  const found = mergeFields({ front: front.read, back: back?.read ?? null })
  const resultOf = (allowance: Allowance, pictures: readonly QuickImage[] = []): QuickScanResult => ({
    ...found,
    notChecked: leftUnread({ front, back }),
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

function pageOf({ picture, page }: ReadSide): number | undefined {
  return imageFacts(picture, page).page
}

/** As they were sent: anyone who reads them again later loses nothing. */
function filesOf(front: ReadSide, back: ReadSide | null): Parameters<typeof storeImages>[2] {
  return { front: front.picture.file, ...(back === null ? {} : { back: back.picture.file }) }
}
