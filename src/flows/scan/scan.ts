import { outputImage } from '../../engine/imaging/page/output-image.ts'
import { knownDocumentChecks } from '../../engine/checks/known-document.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { identityMarks } from '../../vocabulary/imaging/identity-marks.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { reviewBand } from '../../vocabulary/screening/screening.ts'
import { findKnownFaces } from '../face/find-known-faces.ts'
import { refuseWithoutConsent } from '../face/refuse-without-consent.ts'
import { verifyFaces, type VerifiedFaces } from '../face/verify-faces.ts'
import { judgeRequest } from '../judgement/judge-request.ts'
import type { FalsePositiveRule } from '../ports/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import { dayIn, freezeFacts } from './freeze-facts.ts'
import { foundIn } from './found-in.ts'
import { encodeFace, type ReadSide } from './read-side.ts'
import type { ReadingTask } from './reading-task.ts'
import { requestInLatin } from './request-in-latin.ts'
import { readSides, type ReadSides } from './read-sides.ts'
import type { ScanCommand } from './scan-command.ts'
import type { ScanResult } from './scan-result.ts'
import { screenHolder } from './screen-holder.ts'
import type { Gathered, JudgedRequest, Work } from './scan-work.ts'

/** One identity document, from its pictures to a stored decision. */
export function scan(
  ports: Ports,
  principal: Principal,
  request: JudgedRequest<ScanCommand>,
): Promise<ScanResult> {
  return judgeRequest({ ports, principal }, request, { type: 'scan', gather })
}

/** Takes the pictures in, reads them and freezes what is known. */
async function gather(work: Work<ScanCommand>): Promise<Gathered> {
  const { ports, command, profile } = work
  const at = ports.clock.now()
  const today = dayIn(profile.profile, at)
  const asking = { command, profile: profile.profile, now: at }
  const agreed = await refuseWithoutConsent(ports, work.principal, asking)
  const reading = { ...work, today, profile: profile.profile }
  const { front, back, faces } = await readBeside(reading, command, agreed)
  // A selfie shows the same face as the portrait.
  const isFaceHidden = profile.profile.obscure.includes('face')
  const selfie = faces.selfie === null || isFaceHidden ? null : await encodeFace(reading, faces.selfie)
  const sides = { front: front.facts, back: back?.facts ?? null }
  const holder = await screenHolder(ports, {
    mode: work.principal.mode,
    profile: profile.profile,
    readings: [sides.front.reading, sides.back?.reading ?? null].filter((reading) => reading !== null),
    band: await bandOf(work),
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
      request: requestInLatin(command.request),
      face: faces.facts,
    },
    ...(await knownOf(work, sides)),
    ...(await findKnownFaces({ ...reading, ports, signal: work.limits.signal }, seen)),
    ...holderPlace(work),
    ...holder,
  })
  return { facts, pictures: picturesOf(front, back, selfie), face: faces.person }
}

/** Document and selfie: the networks look at one while it is thought about what they saw of the other. */
async function readBeside(
  task: ReadingTask,
  command: ScanCommand,
  agreed: ScanCommand['selfie'],
): Promise<ReadSides & { readonly faces: VerifiedFaces }> {
  const reading = readSides(task, command)
  const looking = verifyFaces(task, agreed, async () => ({
    pixels: await documentOf(task, (await reading).seenFront),
  }))
  // What the document is refused for is told first, whichever is found out first.
  looking.catch(() => undefined)
  return { ...(await reading), faces: await looking }
}

/** The document as it lies flat and upright: anyone who stands beside it, or holds it, is not on it. */
function documentOf(
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

/** The profile's goes before the account's, and that before the shipped one. */
async function bandOf({ ports, principal, profile }: Work<ScanCommand>): Promise<number> {
  const own = profile.profile.screeningBand
  return own ?? (await ports.records.account(principal)).screeningBand ?? reviewBand
}

/** Where the holder's address is, where one was given. */
function holderPlace({ ports: { places }, command: { ip } }: Work<ScanCommand>): Pick<Facts, 'ip'> {
  return ip === null ? {} : { ip: { address: ip, country: places.countryOf(ip), table: places.table } }
}

/** What the account knows of the document, where the profile asks: its own records are looked through for nothing else. */
async function knownOf(
  { ports, principal, profile }: Work,
  sides: Parameters<typeof foundIn>[0],
): Promise<Pick<Facts, 'known'>> {
  const isRequested = knownDocumentChecks.some(
    ({ code }) => profile.profile.decisions[code]?.enabled === true,
  )
  if (!isRequested) return {}
  const { document } = identityMarks(foundIn(sides).fields)
  return { known: document === null ? null : await ports.records.knownDocument(principal, document) }
}

/** What was found to be no hit in earlier scans of the same document. */
async function rulesOf(
  { ports, principal }: Work<ScanCommand>,
  sides: Parameters<typeof foundIn>[0],
): Promise<readonly FalsePositiveRule[]> {
  const { document } = identityMarks(foundIn(sides).fields)
  return document === null ? [] : ports.records.rulesOfDocument(principal, document)
}

function picturesOf(front: ReadSide, back: ReadSide | null, face: Uint8Array | null): Gathered['pictures'] {
  return {
    ...(front.output === null ? {} : { front: front.output }),
    ...(back === null || back.output === null ? {} : { back: back.output }),
    ...(face === null ? {} : { face }),
  }
}
