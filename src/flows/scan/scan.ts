import { outputImage } from '../../engine/imaging/page/output-image.ts'
import { knownDocumentChecks } from '../../engine/checks/known-document.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { matchKeys } from '../../vocabulary/subjects/match-keys.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { defaultScreeningBand } from '../../vocabulary/screening/screening.ts'
import { makeScanContracts, templatesOfScan } from '../agreements/scan-contracts.ts'
import { findKnownFaces } from '../face/find-known-faces.ts'
import { refuseWithoutConsent } from '../face/refuse-without-consent.ts'
import { verifySelfie, type VerifiedSelfie } from '../face/verify-selfie.ts'
import { judgeRequest } from '../judgement/judge-request.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import { localDateIn, freezeFacts } from '../judgement/freeze-facts.ts'
import { mergeFields } from './merge-fields.ts'
import { encodeFace, type PreparedSide } from './read-side.ts'
import type { ReadingTask } from './reading-task.ts'
import { romaniseRequest } from './romanise-request.ts'
import { readSides, type ReadSides } from './read-sides.ts'
import type { ScanCommand } from './scan-command.ts'
import type { ScanResult } from '../judgement/scan-result.ts'
import { type HolderSettings, screenHolder } from '../screening/screen-holder.ts'
import type { GatheredFacts, JudgementRequest, JudgementTask } from '../judgement/judgement-task.ts'

/** One identity document, from its pictures to a stored decision. */
export async function scan(
  ports: Ports,
  principal: Principal,
  request: JudgementRequest<ScanCommand>,
): Promise<ScanResult> {
  const { contractFormat: format, contractPrefill: prefill, request: asked } = request.command
  const templates = await templatesOfScan(ports, principal, asked.contractGenerate ?? [])
  return judgeRequest({ ports, principal }, request, {
    type: 'scan',
    gather,
    makeContracts: (work, facts) => makeScanContracts(work, facts, { templates, format, prefill }),
  })
}

/** Takes the pictures in, reads them and freezes what is known. */
async function gather(work: JudgementTask<ScanCommand>): Promise<GatheredFacts> {
  const { ports, command, profile } = work
  const at = ports.clock.now()
  const today = localDateIn(profile.profile, at)
  const consentRequest = { command, profile: profile.profile, now: at }
  const consentedSelfie = await refuseWithoutConsent(ports, work.principal, consentRequest)
  const reading = { ...work, today, profile: profile.profile }
  const { front, back, faces } = await readDocumentAndFaces(reading, command, consentedSelfie)
  // A selfie shows the same face as the portrait.
  const isFaceHidden = profile.profile.obscure.includes('face')
  const selfie = faces.selfie === null || isFaceHidden ? null : await encodeFace(reading, faces.selfie)
  const sides = { front: front.facts, back: back?.facts ?? null }
  const holder = await screenHolder(ports, {
    mode: work.principal.mode,
    profile: profile.profile,
    readings: [sides.front.reading, sides.back?.reading ?? null].filter((reading) => reading !== null),
    settings: () => holderSettings(work),
    falsePositiveRules: () => rulesOf(work, sides),
    signal: work.limits.signal,
  })
  const seen = { person: faces.person, isGiven: faces.facts.given }
  const facts = freezeFacts(ports, {
    ...{
      mode: work.principal.mode,
      at,
      today,
      ...sides,
      request: romaniseRequest(command.request),
      face: faces.facts,
    },
    ...(await knownDocumentOf(work, sides)),
    ...(await findKnownFaces({ ...reading, ports, signal: work.limits.signal }, seen)),
    ...ipFacts(work),
    ...holder,
  })
  return { facts, pictures: imagesOf(front, back, selfie), face: faces.person }
}

/** Document and selfie: the networks look at one while it is thought about what they saw of the other. */
async function readDocumentAndFaces(
  task: ReadingTask,
  command: ScanCommand,
  consentedSelfie: ScanCommand['selfie'],
): Promise<ReadSides & { readonly faces: VerifiedSelfie }> {
  const reading = readSides(task, command)
  const verifying = verifySelfie(task, consentedSelfie, async () => ({
    pixels: await rectifiedDocument(task, (await reading).seenFront),
  }))
  // A refusal of the document comes first, whichever is found out first.
  verifying.catch(() => undefined)
  return { ...(await reading), faces: await verifying }
}

/** The document as it lies flat and upright: anyone who stands beside it, or holds it, is not on it. */
function rectifiedDocument(
  { ports: { inference }, limits: { signal } }: ReadingTask,
  { page: { pixels }, place }: ReadSides['seenFront'],
): Promise<Pixels> {
  const { quad, flat } = outputImage(pixels, place, {
    orientationCorrection: true,
    crop: true,
    advancedCrop: true,
    outputSize: Math.max(pixels.width, pixels.height),
  })
  return inference.rectify(pixels, quad, { ...flat, signal })
}

/** The band of the profile goes before the account's, and that before the shipped one. */
async function holderSettings({
  ports,
  principal,
  profile,
}: JudgementTask<ScanCommand>): Promise<HolderSettings> {
  const { screeningBand, requiredLists } = await ports.records.account(principal)
  return { band: profile.profile.screeningBand ?? screeningBand ?? defaultScreeningBand, requiredLists }
}

/** Where the holder's address is, where one was given. */
function ipFacts({
  ports: { places: geoip },
  command: { ip },
}: JudgementTask<ScanCommand>): Pick<Facts, 'ip'> {
  return ip === null ? {} : { ip: { address: ip, country: geoip.countryOf(ip), table: geoip.table } }
}

/** What the account knows of the document, where the profile asks: its own records are looked through for nothing else. */
async function knownDocumentOf(
  { ports, principal, profile }: JudgementTask,
  sides: Parameters<typeof mergeFields>[0],
): Promise<Pick<Facts, 'known'>> {
  const isRequested = knownDocumentChecks.some(
    ({ code }) => profile.profile.decisions[code]?.enabled === true,
  )
  if (!isRequested) return {}
  const { document } = matchKeys(mergeFields(sides).fields)
  return { known: document === null ? null : await ports.records.knownDocument(principal, document) }
}

/** What was found to be no hit in earlier scans of the same document. */
async function rulesOf(
  { ports, principal }: JudgementTask<ScanCommand>,
  sides: Parameters<typeof mergeFields>[0],
): Promise<readonly FalsePositiveRule[]> {
  const { document } = matchKeys(mergeFields(sides).fields)
  return document === null ? [] : ports.records.rulesOfDocument(principal, document)
}

function imagesOf(
  front: PreparedSide,
  back: PreparedSide | null,
  face: Uint8Array | null,
): GatheredFacts['pictures'] {
  return {
    ...(front.output === null ? {} : { front: front.output }),
    ...(back === null || back.output === null ? {} : { back: back.output }),
    ...(face === null ? {} : { face }),
  }
}
