import { partiesOf } from '../../engine/agreements/fields/read-fields.ts'
import { withConsent } from '../../engine/agreements/tree/with-consent.ts'
import type { SentAnswer } from '../../engine/agreements/signing/check-answers.ts'
import type { PartyDevice, Signing, SigningParty } from '../../vocabulary/agreements/signing.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { genericLinkError, invalidLinkAction } from '../../vocabulary/verification/link-refusal.ts'
import { cancelSigning, showDocument, signDocument } from '../agreements/signing/act-on-signing.ts'
import { filledWithPictures } from '../agreements/contract-file.ts'
import { unpackTree } from '../agreements/signing/kept-json.ts'
import { freezeSigning } from '../agreements/signing/start-signing.ts'
import { visibleFields } from '../judgement/obscure-judgement.ts'
import type { SigningRow } from '../ports/agreements/signings.ts'
import type { Ports } from '../ports/ports.ts'
import type { LinkHistory } from '../ports/verification/hosted-links.ts'
import { completeLink } from './complete-link.ts'
import { documentEvidence } from './evidence.ts'
import type { HolderRequest } from './holder-request.ts'
import { contractPrefill } from './link-contracts.ts'
import { linkPictures } from './link-pictures.ts'
import { linkFacts } from './link-facts.ts'
import { type LinkStanding, readStanding, takeStep } from './link-step.ts'

type SignPorts = Pick<
  Ports,
  'records' | 'vault' | 'ids' | 'clock' | 'contracts' | 'inference' | 'pages' | 'sealer' | 'faults'
>

/**
 * The contract as this party is to sign it, as HTML with a place for each `data-uid`. The first who comes freezes it; from
 * then on a change of the template is none of the document. What signing means stands beneath it. That both were shown is written down.
 *
 * @throws Refusal of `ContractSetter`
 */
export async function shownContract(ports: SignPorts, holder: HolderRequest): Promise<string> {
  const standing = await readStanding(ports, holder)
  if (standing.task !== 'contract') throw invalidLinkAction()
  const { signing, seal } = await frozenContract(ports, holder, standing)
  const tree = unpackTree(await ports.vault.fetch(signing.tree.blobId, seal))
  const { principal, limits } = holder
  const at = ports.clock.now()
  const set = { format: 'html', at, payer: principal.accountId, signal: limits.signal } as const
  const { bytes } = await ports.contracts.set(withConsent(tree, signing.consent.text), set)
  await showDocument(ports, principal, {
    ...{ id: signing.id, party: partyIn(signing, holder, standing).id, device: deviceOf(holder) },
    sha256: signing.shown.sha256,
  })
  return new TextDecoder().decode(bytes)
}

/**
 * Signs for the holder, once and for all. The last party's signature ends the link.
 *
 * @throws LinkRefusal DOCUPASS_INVALID_ACTION, SIGNATURE_MISSING, INVALID_SIGNATURE_IMAGE
 */
export async function signContract(
  ports: SignPorts,
  holder: HolderRequest,
  sent: ReadonlyMap<string, SentAnswer>,
): Promise<LinkHistory> {
  const { principal, linkId, limits } = holder
  const standing = await readStanding(ports, holder)
  if (standing.task !== 'contract' || standing.state.signingId === null) throw invalidLinkAction()
  const row = await rowOf(ports, holder, standing.state.signingId)
  const party = partyIn(row.signing, holder, standing)
  // A process that ended after it had taken the signature, and before it wrote that down, has signed.
  if (party.signed === null) await signOrRefuse(ports, holder, { signing: row.signing, party, answers: sent })
  const history = await takeStep(ports, holder, {
    call: 'submit_contract',
    deed: () => ({ kind: 'signed', party: holder.session.party ?? '' }),
  })
  await completeLink(ports, principal, { linkId, isExpired: false, signal: limits.signal })
  return (await ports.records.getLink(principal, linkId)) ?? history
}

async function signOrRefuse(
  ports: SignPorts,
  holder: HolderRequest,
  act: {
    readonly signing: Signing
    readonly party: SigningParty
    readonly answers: ReadonlyMap<string, SentAnswer>
  },
): Promise<void> {
  const { principal, limits } = holder
  const { signing, party, answers } = act
  try {
    await signDocument(ports, principal, {
      ...{ id: signing.id, party: party.id, device: deviceOf(holder), answers, signal: limits.signal },
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'INVALID_ACTION') throw invalidLinkAction()
    if (error.code === 'SIGNATURE_MISSING') throw genericLinkError('SIGNATURE_MISSING')
    if (error.code === 'INVALID_SIGNATURE_IMAGE' || error.code === 'ERROR_INVALID_VALUE')
      throw genericLinkError('INVALID_SIGNATURE_IMAGE')
    throw error
  }
}

/** The signing of the link; made now where this is the first who comes to it. */
async function frozenContract(
  ports: SignPorts,
  holder: HolderRequest,
  standing: LinkStanding,
): Promise<SigningRow> {
  const { signingId } = standing.state
  if (signingId !== null) return rowOf(ports, holder, signingId)
  const { principal, linkId } = holder
  const signing = await freeze(ports, holder, standing)
  // What the account is sent is how the link ends, not each signature on the way.
  await ports.records.startSigning(principal, { signing, host: { kind: 'link', linkId }, webhook: '' })
  const history = await takeStep(ports, holder, {
    call: 'get_action',
    // Another who was faster has frozen one already.
    deed: ({ state }) => (state.signingId === null ? { kind: 'contract', signingId: signing.id } : null),
  })
  const kept = history.events.findLast(({ deed }) => deed.kind === 'contract')?.deed
  if (kept?.kind !== 'contract') throw invalidLinkAction()
  if (kept.signingId !== signing.id) await cancelSigning(ports, principal, signing.id)
  return rowOf(ports, holder, kept.signingId)
}

async function freeze(
  ports: SignPorts,
  { principal, limits }: HolderRequest,
  { history, state }: LinkStanding,
): Promise<Signing> {
  const { link, seal } = history
  const at = ports.clock.now()
  const template = await ports.records.getContractTemplate(principal, link.contracts.sign ?? '')
  if (template === null) throw new Error('The template of a contract that a link has signed is gone.')
  const shown = state.document.accepted
  const document = shown && (await documentEvidence(ports, shown, seal))
  const facts = linkFacts({ link, state, document, face: null, isExpired: false, at })
  const fields = visibleFields(facts, link.profile.obscure)
  const transaction = document && { id: link.id, createdAt: at, fields }
  const source = { transaction, prefill: contractPrefill(link, state.answers ?? {}) }
  const pictures = linkPictures(ports, principal.accountId, { link, templates: [template] })
  const filled = await filledWithPictures({ template, source, pictures }, at)
  const parties = partiesOf(filled.notes.fields).map((role) => partyOfRole(ports, role))
  const command = { transactionId: null, isOrdered: false, reminderHours: null, consent: null }
  const { signing } = await freezeSigning(
    ports,
    { ...principal, mode: link.mode },
    {
      ...{ command: { ...command, expiresAt: null }, template, filled, parties, seal, at },
      signal: limits.signal,
    },
  )
  return signing
}

function partyOfRole({ ids }: Pick<Ports, 'ids'>, role: string): SigningParty {
  return {
    ...{ id: ids.id(), role, name: '', email: '', telephone: '', identity: null },
    ...{ shown: null, signed: null, declined: null },
  }
}

async function rowOf({ records }: SignPorts, { principal }: HolderRequest, id: string): Promise<SigningRow> {
  const row = await records.getSigning(principal, id)
  if (row === null) throw new Error('The contract of a hosted link is gone.')
  return row
}

/** Of a link without parties, the one of its template. */
function partyIn(
  { parties }: Pick<Signing, 'parties'>,
  { session }: Pick<HolderRequest, 'session'>,
  { history: { link } }: { readonly history: { readonly link: Pick<HostedLink, 'parties'> } },
): SigningParty {
  const role = link.parties.find(({ id }) => id === session.party)?.role
  const found = role === undefined ? parties[0] : parties.find((party) => party.role === role)
  if (found === undefined) throw invalidLinkAction()
  return found
}

function deviceOf({ head, userAgent }: Pick<HolderRequest, 'head' | 'userAgent'>): PartyDevice {
  return { address: head.ip, userAgent, source: 'seen' }
}
