import type { Principal } from '../../vocabulary/account/principal.ts'
import { makeScanContracts, templatesOfScan } from '../agreements/scan-contracts.ts'
import { vaultPictures } from '../agreements/vault-pictures.ts'
import { findKnownFaces } from '../face/find-known-faces.ts'
import { refuseWithoutConsent } from '../face/refuse-without-consent.ts'
import { verifySelfie, type VerifiedSelfie } from '../face/verify-selfie.ts'
import { judgeRequest } from '../judgement/judge-request.ts'
import type { Ports } from '../ports/ports.ts'
import { localDateIn, freezeFacts } from '../judgement/freeze-facts.ts'
import { knownOfDocument } from './known-of-document.ts'
import { encodeFace, type PreparedSide } from './read-side.ts'
import type { ReadingTask } from './reading-task.ts'
import { romaniseRequest } from './names/romanise-request.ts'
import { readSides, type ReadSides, rectifiedDocument } from './read-sides.ts'
import type { ScanCommand } from './scan-command.ts'
import type { ScanResult } from '../judgement/scan-result.ts'
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
    makeContracts: (work, facts) =>
      makeScanContracts(work, facts, {
        ...{ templates, format, prefill, pictures: vaultPictures(ports, principal) },
      }),
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
  const readingFrom = ports.clock.monotonic()
  const { front, back, faces } = await readDocumentAndFaces(reading, command, consentedSelfie)
  // A selfie shows the same face as the portrait.
  const isFaceHidden = profile.profile.obscure.includes('face')
  const selfie = faces.selfie === null || isFaceHidden ? null : await encodeFace(reading, faces.selfie)
  const readingMs = ports.clock.monotonic() - readingFrom
  const sides = { front: front.facts, back: back?.facts ?? null }
  const knowledge = await knownOfDocument({ ...reading, ports }, { sides, ip: command.ip })
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
    ...(await findKnownFaces({ ...reading, ports, signal: work.limits.signal }, seen)),
    ...knowledge,
  })
  return { facts, pictures: imagesOf(front, back, selfie), face: faces.person, readingMs }
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
