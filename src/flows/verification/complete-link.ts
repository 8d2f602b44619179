import { checksOf } from '../../engine/checks/checks-of.ts'
import { decide } from '../../engine/decision/decide.ts'
import {
  foldLink,
  isExpiredAt,
  isUsedUp,
  type LinkState,
  validatedPhoneOf,
} from '../../engine/verification/fold-link.ts'
import { asksForFace, taskOf } from '../../engine/verification/task-of.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { KeptBytes } from '../../vocabulary/agreements/signing.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { DocumentEvidence, FaceEvidence } from '../../vocabulary/verification/link-evidence.ts'
import { putContract } from '../agreements/generate-contract.ts'
import { sealedDocument, sealedFile } from '../agreements/signing/seal-signing.ts'
import { identityOf } from '../agreements/signing/start-signing.ts'
import { storeImages } from '../images/store-images.ts'
import { obscureJudgement } from '../judgement/obscure-judgement.ts'
import { transactionOf } from '../judgement/transaction-of.ts'
import type { Ports } from '../ports/ports.ts'
import type { NewRecord } from '../ports/transactions/transactions.ts'
import type { LinkEnd, LinkHistory } from '../ports/verification/hosted-links.ts'
import { documentEvidence, faceEvidence } from './evidence.ts'
import { makeLinkContracts } from './link-contracts.ts'
import { linkFacts } from './link-facts.ts'
import { storeLinkReports } from './link-reports.ts'

/** No networks: a worker completes what the process that talked to the person could not. */
export type CompletionPorts = Pick<
  Ports,
  'records' | 'vault' | 'contracts' | 'pages' | 'sealer' | 'faults' | 'clock' | 'ids'
>

interface Ending {
  readonly linkId: string
  readonly isExpired: boolean
  readonly signal: AbortSignal
}

/** After so many changes by others, something is wrong. */
const maxTries = 10

/**
 * Ends a link in one transaction: what was found is judged, and everything that leaves with it is stored at once. It may run
 * twice, at the same time too: one of them stores. Nothing where the link has ended, or is not at its end.
 */
export async function completeLink(
  ports: CompletionPorts,
  principal: Principal,
  ending: Ending,
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const history = await ports.records.getLink(principal, ending.linkId)
    if (history === null || history.completion !== null) return
    const state = foldLink(history)
    const end = endOf(ports, history, state)
    if (end === null || (end === 'expired' && !ending.isExpired)) return
    const task = { ports, principal: { ...principal, mode: history.link.mode }, history }
    if (await store({ ...task, ...ending, isExpired: end === 'expired' }, state)) return
  }
  throw new Error('A hosted link changed again and again while it was being completed.')
}

interface EndTask extends Ending {
  readonly ports: CompletionPorts
  readonly principal: Principal
  readonly history: LinkHistory
}

/** How it ends now; null where its person still has something to do. What is done before the time is over stays done. */
function endOf(
  { clock }: Pick<Ports, 'clock'>,
  { link }: LinkHistory,
  state: LinkState,
): 'done' | 'expired' | null {
  const now = clock.now()
  const course = { link: { ...link, expiresAt: null }, completion: null }
  const endless = { ...state, extendedTo: null }
  const people = link.parties.length === 0 ? [null] : link.parties.map(({ id }) => id)
  const isDone = people.every((party) => taskOf({ course, state: endless, party, now }) === 'ended')
  if (isDone) return 'done'
  return isExpiredAt(link, state, now) ? 'expired' : null
}

async function store(task: EndTask, state: LinkState): Promise<boolean> {
  const { ports, principal, history, isExpired, signal } = task
  const { link, events } = history
  const record = await ports.records.freshOfLink(principal, link.id)
  const { document, face } = await evidenceOf(task, state)
  requireFace(task, state, face ?? document?.reference ?? null)
  const gathered = linkFacts({ link, state, document, face, isExpired, at: ports.clock.now() })
  const { facts: made, contracts } = await makeLinkContracts(ports, principal, {
    ...{ link, record, facts: gathered, answers: state.answers ?? {}, signal },
  })
  const judged = judge(ports, made, history)
  const pictures = await picturesOf(task, { document, face })
  const images = await keepImages(ports, { record, pictures, isKept: link.profile.saveImage })
  const files: NamedFile[] = []
  for (const contract of contracts)
    files.push({ name: contract.name, file: await putContract(ports, record.seal, contract) })
  const profile = { id: link.profileId, version: link.profileVersion, profile: link.profile }
  const about = { profile, command: link, principal, type: 'docupass', docupass: link.reference } as const
  const bare = transactionOf({ ...judged, ...about }, record, images)
  const completion = {
    ...{ completedAt: judged.facts.at, isExpired, validatedPhone: validatedPhoneOf(state) },
    ip: events.findLast(({ ip }) => ip !== '')?.ip ?? '',
  }
  const signing = await sealedSigning(task, { state, record, transaction: bare })
  if (signing !== null) files.push({ name: signing.signing.name, file: signing.file })
  const withFiles = { ...bare, files: files.map(namedFile) }
  const reports = await storeLinkReports(ports, {
    history,
    record,
    transaction: withFiles,
    signing,
    pictures,
    completion,
    signal,
  })
  signal.throwIfAborted()
  const all = [...reports, ...files]
  const template = face?.template ?? null
  return ports.records.completeLink(principal, {
    ...{ linkId: link.id, seen: events.length, record, images, completion, signing },
    transaction: { ...bare, files: all.map(namedFile) },
    files: all.map(({ file }) => file),
    ...(template === null
      ? {}
      : {
          template: {
            bytes: new Uint8Array(Buffer.from(template.base64, 'base64')),
            recogniser: template.recogniser,
          },
        }),
  })
}

export interface NamedFile {
  readonly name: string
  readonly file: LinkEnd['files'][number] & { readonly template?: Transaction['files'][number]['template'] }
}

const namedFile = ({ name, file: { fileName, template } }: NamedFile) => {
  return { name, fileName, ...(template === undefined ? {} : { template }) }
}

/** What was found in the pictures that count: the accepted ones, or the last ones where none was. */
async function evidenceOf({ ports, history: { seal } }: EndTask, { document, face }: LinkState) {
  const [shown, own] = [document.accepted ?? document.last, face.accepted ?? face.last]
  return {
    document: shown && (await documentEvidence(ports, shown, seal)),
    face: own && (await faceEvidence(ports, own, seal)),
  }
}

/** A link that was to show a face never ends well without one. */
function requireFace(
  { history: { link }, isExpired }: EndTask,
  state: LinkState,
  face: FaceEvidence | null,
): void {
  const isWanted = asksForFace(link) || link.references.face !== null
  const isMissed = isExpired || isUsedUp(link, state) || state.isPersonAsked
  if (isWanted && face === null && !isMissed)
    throw new Error('A hosted link is at its end, and the face that it asks for was not kept.')
}

function judge(ports: CompletionPorts, facts: Facts, { link: { profile } }: LinkHistory) {
  const onFault = (error: unknown): void => {
    ports.faults.report('a check failed', error)
  }
  const decision = decide({ facts, profile, checks: checksOf(facts), onFault })
  return obscureJudgement({ facts, decision }, profile.obscure)
}

type Pictures = Readonly<Partial<Record<ImageSide, Uint8Array>>>

interface FoundEvidence {
  readonly document: DocumentEvidence | null
  readonly face: FaceEvidence | null
}

async function picturesOf({ ports, history: { seal } }: EndTask, found: FoundEvidence): Promise<Pictures> {
  const fetched: Partial<Record<ImageSide, Uint8Array>> = {}
  for (const [side, kept] of shownPictures(found))
    if (kept !== null) fetched[side] = await ports.vault.fetch(kept.blobId, seal)
  return fetched
}

function shownPictures({
  document,
  face,
}: FoundEvidence): readonly (readonly [ImageSide, KeptBytes | null])[] {
  const person = face ?? document?.reference ?? null
  const selfie = person?.face ?? null
  // Without a document, what the face was compared with stands in its place.
  if (document === null)
    return [
      ['front', person?.portrait ?? null],
      ['face', selfie],
    ]
  return [
    ['front', document.front],
    ['back', document.back],
    ['face', selfie],
  ]
}

async function keepImages(
  ports: CompletionPorts,
  {
    record,
    pictures,
    isKept,
  }: { readonly record: NewRecord; readonly pictures: Pictures; readonly isKept: boolean },
) {
  const images = isKept ? await storeImages(ports, record, pictures) : []
  return images.map((image) => ({ ...image, contentType: 'image/jpeg' }))
}

/**
 * The contract that the link was for, once all parties signed it: sealed under the key of the transaction. Where one person
 * showed a document and signed, its pages say who that was.
 */
async function sealedSigning(
  { ports, principal, history: { link }, signal }: EndTask,
  made: { readonly state: LinkState; readonly record: NewRecord; readonly transaction: Transaction },
): Promise<LinkEnd['signing']> {
  const { state, record, transaction } = made
  if (state.signingId === null) return null
  const row = await ports.records.getSigning(principal, state.signingId)
  if (row?.signing.state !== 'sealing') return null
  const identity = link.kind === 'signature' ? null : identityOf(transaction)
  const parties = row.signing.parties.map((party) => ({ ...party, identity: identity ?? party.identity }))
  const named = { ...row, signing: { ...row.signing, parties } }
  const sealed = await sealedDocument(ports, named, { principal, signal })
  const { next, file } = await sealedFile(ports, named, { sealed, seal: record.seal })
  return { signing: next, version: row.version, seal: row.seal, file }
}
