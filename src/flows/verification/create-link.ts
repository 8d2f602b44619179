import { brokenRule } from '../../engine/verification/creation-rules.table.ts'
import { objectionToLinkBase } from '../../engine/verification/link-address.ts'
import { isReadable, qrLook } from '../../engine/verification/paint-qr-code.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { linkCosts, type LinkKind } from '../../vocabulary/verification/link-modes.ts'
import { keepBytes } from '../agreements/signing/kept-json.ts'
import { templatesOfScan } from '../agreements/scan-contracts.ts'
import { receiveImage, type ReceiveLimits } from '../images/receive-image.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { Ports } from '../ports/ports.ts'
import type { NewRecord } from '../ports/transactions/transactions.ts'
import { type ChosenProfile, chooseProfile } from '../profiles/choose-profile.ts'
import { type FirstLook, firstDeeds } from './first-deeds.ts'
import type { LinkCommand } from './link-command.ts'
import { signedTemplate, type SignedTemplate } from './signed-template.ts'
import { type CreatedLink, storeLink } from './store-link.ts'

/** What belongs to the installation and the request rather than to the link. */
export interface NewLinkRequest {
  readonly command: LinkCommand
  /** Word of this installation that references begin with. */
  readonly region: 'us' | 'eu'
  /** Address of the service, without a slash at its end. */
  readonly publicUrl: string
  readonly limits: ReceiveLimits
  readonly kept?: StoredAnswer<CreatedLink> | undefined
}

/**
 * Makes a link, and takes what it costs. Whatever refuses leaves nothing stored and nothing charged.
 *
 * @throws Refusal ERROR_OPERATION_FAILED for a broken rule, DOCUPASS_CUSTOM_URL_ERROR, ERROR_INVALID_VALUE,
 *   ERROR_QUOTA_EXCEEDED, and those of `receiveImage`
 */
export async function createLink(
  ports: Ports,
  principal: Principal,
  request: NewLinkRequest,
): Promise<CreatedLink> {
  const { command } = request
  const profile = await chooseProfile(ports, principal, {
    ...{ profile: command.profile, override: command.profileOverride },
  })
  const template = await signedTemplate(ports, principal, command.contractSign)
  const kind = allowedKind(command, profile, template)
  refuseLook(profile)
  await templatesOfScan(ports, principal, command.request.contractGenerate ?? [])
  const reservation = await ports.records.reserve(principal, linkCosts[kind])
  try {
    const record = await ports.records.freshLink(principal)
    const { references, pictures } = await keepReferences(ports, { principal, record, request })
    const head = { kind, profile, template, record, mode: principal.mode }
    const link = { ...newLink(ports, request, head), references }
    const { maxBytes: maxImageBytes, timeoutMs: fetchTimeoutMs, signal } = request.limits
    const limits = { maxImageBytes, fetchTimeoutMs, signal }
    const deeds = await firstDeeds({ ports, principal, link, pictures, seal: record.seal, limits })
    return await storeLink(ports, principal, {
      ...{ made: { record, link, deeds, reservation }, publicUrl: request.publicUrl },
      ...{ kept: request.kept, signal },
    })
  } catch (error) {
    await ports.records.release(principal, reservation)
    throw error
  }
}

/** What the link leads through, after every rule. */
function allowedKind(command: LinkCommand, { profile }: ChosenProfile, { state }: SignedTemplate): LinkKind {
  const { kind, version, isReusable, references, userPhone } = command
  const text = brokenRule({
    ...{ kind, version, isReusable, template: state },
    hasReferenceDocument: references.document !== null,
    hasReferenceBack: references.documentBack !== null,
    hasReferenceFace: references.face !== null,
    hasPhone: userPhone !== '',
    verifiesPhone: profile.docupass.phoneVerification !== 0,
  })
  if (kind === null || text !== null)
    throw new Refusal('ERROR_OPERATION_FAILED', text === null ? {} : { message: text })
  return kind
}

/** What of the profile no link could be opened by. */
function refuseLook({ profile: { docupass } }: ChosenProfile): void {
  const objection = objectionToLinkBase(docupass.customDocuPassURL)
  if (objection !== null)
    throw new Refusal('DOCUPASS_CUSTOM_URL_ERROR', {
      message: `No link can begin with docupass.customDocuPassURL of the profile. ${objection}`,
    })
  if (!isReadable(qrLook(docupass)))
    throw invalidValue(
      'docupass.qrColor',
      'It and qrBGColor of the profile are too much alike: no camera could read the code.',
    )
}

interface LinkHead {
  readonly kind: LinkKind
  readonly profile: ChosenProfile
  readonly template: SignedTemplate
  readonly record: NewRecord
  readonly mode: Principal['mode']
}

function newLink(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { command, region }: NewLinkRequest,
  { kind, profile, template, record, mode }: LinkHead,
): Omit<HostedLink, 'references'> {
  const { version, isReusable, customData, language, userPhone, expected, request } = command
  const createdAt = clock.now()
  const seconds = profile.profile.docupass.expiry
  return {
    ...{ id: record.id, subjectId: record.subjectId, mode, kind, version, isReusable, parentId: null },
    reference: `${region.toUpperCase()}${ids.linkReference()}`,
    ...{ profileId: profile.id, profileVersion: profile.version, profile: profile.profile },
    ...{ ignored: profile.ignored, customData, language, userPhone, expected, request },
    contracts: {
      ...{ generate: request.contractGenerate ?? [], sign: command.contractSign },
      ...{ format: command.contractFormat, prefill: Object.fromEntries(command.contractPrefill) },
    },
    parties: template.roles.map((role) => ({ id: ids.partyId(), role })),
    ...{ createdAt, expiresAt: seconds === 0 ? null : createdAt + seconds * 1000 },
  }
}

/** Fetches the pictures that the account gives, and lays them into the vault under the key of the link. */
async function keepReferences(
  ports: Pick<Ports, 'records' | 'vault' | 'ids' | 'egress'>,
  work: { readonly principal: Principal; readonly record: NewRecord; readonly request: NewLinkRequest },
): Promise<Pick<HostedLink, 'references'> & Pick<FirstLook, 'pictures'>> {
  const { command, limits } = work.request
  const take = async (side: keyof HostedLink['references']) => {
    const input = command.references[side]
    if (input === null) return { picture: null, kept: null }
    const picture = await receiveImage(ports, work.principal, { input, limits })
    return { picture, kept: await keepBytes(ports, picture, work.record.seal) }
  }
  const [document, back, face] = [await take('document'), await take('documentBack'), await take('face')]
  return {
    references: { document: document.kept, documentBack: back.kept, face: face.kept },
    pictures: { document: document.picture, documentBack: back.picture, face: face.picture },
  }
}
