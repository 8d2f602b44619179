import { checks } from '../checks/all.ts'
import { knownDocumentChecks } from '../checks/known-document.ts'
import { decide } from '../decision/decide.ts'
import type { Facts } from '../vocabulary/facts.ts'
import type { Decision } from '../vocabulary/decision.ts'
import { identityMarks } from '../vocabulary/identity-marks.ts'
import type { Principal } from '../vocabulary/principal.ts'
import { reviewBand } from '../vocabulary/screening.ts'
import type { ImageSide, Transaction } from '../vocabulary/transaction.ts'
import type { KeptAnswer } from './ports/answers.ts'
import type { Remembered } from './ports/false-positives.ts'
import type { Hands } from './ports/hands.ts'
import type { Allowance, FreshRecord, KeptImage, Reservation } from './ports/records.ts'
import { chooseProfile, type ChosenProfile } from './scan/choose-profile.ts'
import { dayIn, freezeFacts } from './scan/freeze-facts.ts'
import { foundIn } from './scan/found-in.ts'
import { keepPictures } from './scan/keep-pictures.ts'
import { readFace, type ReadSide } from './scan/read-side.ts'
import { readSides } from './scan/read-sides.ts'
import { refuseUnbuilt } from './scan/refuse-unbuilt.ts'
import { screenHolder } from './scan/screen-holder.ts'
import { withoutHidden } from './scan/without-hidden.ts'
import type { ScanCommand, ScanLimits } from './scan/scan-command.ts'
import type { OutputPicture, ScanResult } from './scan/scan-result.ts'

/** What one scan costs, in quota or credit. */
const cost = 1

/**
 * One identity document, from its pictures to a stored decision.
 * Whatever refuses or fails before the commit leaves nothing stored and nothing charged.
 */
export async function scan(
  hands: Hands,
  principal: Principal,
  asked: {
    readonly command: ScanCommand
    readonly limits: ScanLimits
    readonly kept?: KeptAnswer<ScanResult> | undefined
  },
): Promise<ScanResult> {
  const { command, limits } = asked
  const begun = hands.clock.monotonic()
  const profile = await chooseProfile(hands, principal, {
    profile: command.profile,
    override: command.profileOverride,
  })
  refuseUnbuilt(command.notBuilt, profile.profile)
  const reservation = await hands.records.reserve(principal, cost)
  try {
    const work = { hands, principal, ...asked, begun, profile, reservation }
    const { facts, pictures } = await gather(work)
    const judged = withoutHidden(
      { facts, decision: decide({ facts, profile: profile.profile, checks }) },
      profile.profile.obscure,
    )
    limits.signal.throwIfAborted()
    return await keep({ ...work, ...judged, pictures })
  } catch (error) {
    await hands.records.release(principal, reservation)
    throw error
  }
}

interface Work {
  readonly hands: Hands
  readonly principal: Principal
  readonly command: ScanCommand
  readonly limits: ScanLimits
  readonly kept?: KeptAnswer<ScanResult> | undefined
  /** Monotonic milliseconds. */
  readonly begun: number
  readonly profile: ChosenProfile
  readonly reservation: Reservation
}

type Pictures = Readonly<Partial<Record<ImageSide, Uint8Array>>>

/** Takes the pictures in, reads them and freezes what is known. */
async function gather(work: Work): Promise<{ readonly facts: Facts; readonly pictures: Pictures }> {
  const { hands, command, profile } = work
  const at = hands.clock.now()
  const today = dayIn(profile.profile, at)
  const reading = { ...work, today, profile: profile.profile }
  const { front, back } = await readSides(reading, command)
  // A selfie shows the same face as the portrait.
  const isFaceHidden = profile.profile.obscure.includes('face')
  const face = command.face[0] === undefined || isFaceHidden ? null : await readFace(reading, command.face[0])
  const sides = { front: front.facts, back: back?.facts ?? null }
  const holder = await screenHolder(hands, {
    mode: work.principal.mode,
    profile: profile.profile,
    readings: [sides.front.reading, sides.back?.reading ?? null].filter((reading) => reading !== null),
    band: await bandOf(work),
    remembered: () => rememberedOf(work, sides),
    signal: work.limits.signal,
  })
  const gathered = { mode: work.principal.mode, at, today, ...sides, ...(await knownOf(work, sides)), holder }
  const facts = freezeFacts(hands, command, gathered)
  return { facts, pictures: picturesOf(front, back, face) }
}

/** The profile's goes before the account's, and that before the shipped one. */
async function bandOf({ hands, principal, profile }: Work): Promise<number> {
  const own = profile.profile.screeningBand
  return own ?? (await hands.records.account(principal)).screeningBand ?? reviewBand
}

/** What the account knows of the document, where the profile asks: its own records are looked through for nothing else. */
async function knownOf(
  { hands, principal, profile }: Work,
  sides: Parameters<typeof foundIn>[0],
): Promise<Pick<Facts, 'known'>> {
  const isAsked = knownDocumentChecks.some(({ code }) => profile.profile.decisions[code]?.enabled === true)
  if (!isAsked) return {}
  const { document } = identityMarks(foundIn(sides).fields)
  return { known: document === null ? null : await hands.records.knownDocument(principal, document) }
}

/** What was found to be no hit in earlier scans of the same document. */
async function rememberedOf(
  { hands, principal }: Work,
  sides: Parameters<typeof foundIn>[0],
): Promise<readonly Remembered[]> {
  const { document } = identityMarks(foundIn(sides).fields)
  return document === null ? [] : hands.records.rememberedOfDocument(principal, document)
}

function picturesOf(front: ReadSide, back: ReadSide | null, face: Uint8Array | null): Pictures {
  return {
    ...(front.output === null ? {} : { front: front.output }),
    ...(back === null || back.output === null ? {} : { back: back.output }),
    ...(face === null ? {} : { face }),
  }
}

interface Judged extends Work {
  readonly facts: Facts
  readonly decision: Decision
  readonly pictures: Pictures
}

/** Stores what was found, or, where the profile stores nothing, only settles the quota. */
async function keep(judged: Judged): Promise<ScanResult> {
  const { hands, principal, profile, reservation, kept } = judged
  const { saveResult, saveImage, webhook } = profile.profile
  const record = await hands.records.fresh(principal)
  if (!saveResult) {
    const result = { transaction: transactionOf(judged, record, []), stored: false, ignored: profile.ignored }
    const done = (allowance: Allowance): ScanResult => {
      return { ...result, pictures: answered(judged, []), allowance, executionMs: spent(judged) }
    }
    return done(await hands.records.settle(principal, reservation, keptAs(kept, done)))
  }
  const laid = saveImage ? await keepPictures(hands, record, judged.pictures) : []
  const images = laid.map((image) => ({ ...image, contentType: 'image/jpeg' }))
  const transaction = transactionOf(judged, record, images)
  const result = {
    transaction,
    stored: true,
    pictures: answered(judged, images),
    ignored: profile.ignored,
  }
  const done = (allowance: Allowance): ScanResult => ({ ...result, allowance, executionMs: spent(judged) })
  // A commit that fails may leave sealed blobs that no row names; they are swept, because a commit whose outcome is
  // unknown may yet have named them.
  const allowance = await hands.records.commit(principal, {
    record,
    transaction,
    images,
    reservation,
    webhook,
    idempotency: keptAs(kept, done),
  })
  return done(allowance)
}

/** The answer needs what is left to spend, which is known in the transaction alone. */
function keptAs(
  kept: KeptAnswer<ScanResult> | undefined,
  done: (allowance: Allowance) => ScanResult,
): KeptAnswer<Allowance> | undefined {
  return kept && { ...kept, answer: (left) => kept.answer(done(left)) }
}

function spent({ hands, begun }: Work): number {
  return hands.clock.monotonic() - begun
}

/** The pictures for the answer; those that were stored with the token under which they can be fetched. */
function answered({ profile, pictures }: Judged, images: readonly KeptImage[]): ScanResult['pictures'] {
  if (!profile.profile.outputImage) return {}
  const shown: Partial<Record<ImageSide, OutputPicture>> = {}
  for (const side of ['front', 'back', 'face'] as const) {
    const bytes = pictures[side]
    if (bytes === undefined) continue
    shown[side] = { bytes, token: images.find((image) => image.side === side)?.token ?? null }
  }
  return shown
}

function transactionOf(judged: Judged, record: FreshRecord, images: readonly KeptImage[]): Transaction {
  const { facts, decision, profile, command, principal } = judged
  const { trace, ...verdict } = decision
  return {
    id: record.id,
    subjectId: record.subjectId,
    type: 'scan',
    mode: principal.mode,
    docupass: '',
    profileId: profile.id,
    profileVersion: profile.version,
    ...verdict,
    trace,
    createdAt: facts.at,
    updatedAt: 0,
    ...foundIn(facts),
    scores: {},
    customData: command.customData,
    images: Object.fromEntries(images.map(({ side, token }) => [side, token])),
    files: [],
    effectiveProfile: profile.profile,
    facts,
    reason: '',
    note: '',
  }
}
