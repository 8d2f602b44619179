import { createHash } from 'node:crypto'
import { partiesOf } from '../../../engine/agreements/fields/read-fields.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { IdentityEvidence, Signing, SigningParty } from '../../../vocabulary/agreements/signing.ts'
import { invalidValue, Refusal } from '../../../vocabulary/refusals.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { putFile } from '../../images/files.ts'
import type { ContractTemplateRow } from '../../ports/agreements/contract-templates.ts'
import type { StoredAnswer } from '../../ports/idempotency/idempotency.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'
import { contractSlug, type FilledTemplate, filledWithPictures } from '../contract-file.ts'
import { templateOf, transactionOf } from '../generate-contract.ts'
import { vaultPictures } from '../vault-pictures.ts'
import { refuseUnfillable } from './refuse-unfillable.ts'
import { usualConsent } from './usual-consent.ts'
import { keepBytes, packTree } from './kept-json.ts'

/** Who is to sign, as the caller names them. */
export interface PartyCommand {
  /** `data-party` of its fields. */
  readonly role: string
  readonly name: string
  readonly email: string
  readonly telephone: string
  /** A verification of this party; null without one. */
  readonly transactionId: string | null
}

export interface StartCommand {
  readonly templateId: string
  /** Whose document data fill the contract, and whose file it becomes; null for none. */
  readonly transactionId: string | null
  readonly fillData: ReadonlyMap<string, string>
  /** In the order in which they sign; those of the template that are missing follow. */
  readonly parties: readonly PartyCommand[]
  readonly isOrdered: boolean
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
  readonly reminderHours: number | null
  /** Null for the usual text, in the language of the document. */
  readonly consent: string | null
  /** BCP 47, for the certificate pages; null for that of the document. */
  readonly language: string | null
  readonly webhook: string
}

export interface StartedSigning {
  readonly signing: Signing
  readonly notes: FilledTemplate['notes']
}

type StartPorts = Pick<Ports, 'records' | 'vault' | 'ids' | 'clock' | 'contracts'>

interface Request {
  readonly command: StartCommand
  readonly signal: AbortSignal
  readonly kept?: StoredAnswer<StartedSigning> | undefined
}

/**
 * Freezes a filled template, and waits for its parties. A later change of the template is none of the document.
 *
 * @throws Refusal ERROR_INVALID_VALUE for an unknown template, transaction or party, and a template whose fields cannot be filled
 */
export async function startSigning(
  ports: StartPorts,
  principal: Principal,
  { command, signal, kept }: Request,
): Promise<StartedSigning> {
  const { records, clock } = ports
  const at = clock.now()
  if (command.expiresAt !== null && command.expiresAt <= at)
    throw invalidValue('expiry', 'It must lie in the future.')
  const template = await templateOf(ports, principal, command.templateId)
  const transaction = await transactionOf(ports, principal, command.transactionId)
  const source = { transaction, prefill: command.fillData }
  const pictures = vaultPictures(ports, principal)
  const filled = await filledWithPictures({ template, source, pictures }, at)
  refuseUnfillable('templateId', { ...filled.notes, fieldProblems: filled.fieldProblems })
  const parties = await partiesFrom(ports, principal, { command, filled, transaction })
  const record = transaction === null ? await records.freshContract(principal) : null
  const seal = record?.seal ?? (transaction && (await records.sealOf(principal, transaction.id)))
  if (seal === null) throw invalidValue('transactionId', 'There is no such transaction.')
  const { signing, bytes } = await freezeSigning(ports, principal, {
    ...{ command, template, filled, parties, seal, at, signal },
  })
  const host =
    record === null
      ? ({ kind: 'transaction', transactionId: command.transactionId ?? '' } as const)
      : ({ kind: 'contract', record, file: await shownFile(ports, { seal, template, bytes }) } as const)
  const started = { signing, notes: filled.notes }
  const idempotency = kept && { ...kept, answer: () => kept.answer(started) }
  await records.startSigning(principal, { signing, host, webhook: command.webhook, idempotency })
  return started
}

interface Freezing {
  readonly command: Pick<
    StartCommand,
    'transactionId' | 'isOrdered' | 'expiresAt' | 'reminderHours' | 'consent'
  > &
    Partial<Pick<StartCommand, 'language'>>
  readonly template: ContractTemplateRow
  readonly filled: FilledTemplate
  readonly parties: readonly SigningParty[]
  /** Under which the document and what it is set from are kept. */
  readonly seal: SealContext
  readonly at: number
  readonly signal: AbortSignal
}

/** A signing with the document that every party is shown, both still to be stored. */
export async function freezeSigning(
  ports: Pick<Ports, 'vault' | 'ids' | 'contracts'>,
  principal: Principal,
  { command, template, filled, parties, seal, at, signal }: Freezing,
): Promise<{ readonly signing: Signing; readonly bytes: Uint8Array }> {
  const set = { format: 'pdf', at, payer: principal.accountId, signal } as const
  const { bytes } = await ports.contracts.set(filled.tree, set)
  signal.throwIfAborted()
  const signing: Signing = {
    ...frozenHead(ports, principal, { command, template, filled, at }),
    ...{ fields: filled.notes.fields, parties },
    shown: await keepBytes(ports, bytes, seal),
    tree: await keepBytes(ports, packTree(filled.tree), seal),
  }
  return { signing, bytes }
}

interface PartySources {
  readonly command: StartCommand
  readonly filled: FilledTemplate
  readonly transaction: Transaction | null
}

async function partiesFrom(
  ports: Pick<Ports, 'records' | 'ids'>,
  principal: Principal,
  { command, filled, transaction }: PartySources,
): Promise<readonly SigningParty[]> {
  const roles = partiesOf(filled.notes.fields)
  const named = command.parties
  const unknown = named.find(({ role }) => !roles.includes(role))
  if (unknown !== undefined)
    throw invalidValue('parties', `The template has no party of that name. It has: ${roles.join(', ')}.`)
  if (new Set(named.map(({ role }) => role)).size < named.length)
    throw invalidValue('parties', 'A party is named twice.')
  const others = roles.filter((role) => !named.some((party) => party.role === role))
  const all = [...named, ...others.map((role) => unnamed(role))]
  const parties: SigningParty[] = []
  for (const { transactionId, ...party } of all) {
    const own = transactionId === null ? null : await verificationOf(ports, principal, transactionId)
    // Of a single party the transaction of the document is the verification.
    const evidence = own ?? (all.length === 1 ? transaction : null)
    parties.push({
      ...{ id: ports.ids.id(), ...party, identity: evidence && identityOf(evidence) },
      ...{ shown: null, signed: null, declined: null },
    })
  }
  return parties
}

const unnamed = (role: string): PartyCommand => {
  return { role, name: '', email: '', telephone: '', transactionId: null }
}

async function verificationOf(
  { records }: Pick<Ports, 'records'>,
  principal: Principal,
  id: string,
): Promise<Transaction> {
  const found = await records.get(principal, id)
  if (found === null) throw invalidValue('parties.transactionId', 'There is no such transaction.')
  return found
}

/** What a transaction says of who its person is. */
export function identityOf({ id, createdAt, decision, fields, scores }: Transaction): IdentityEvidence {
  const read = fields.documentName?.[0]?.value ?? ''
  return {
    ...{ transactionId: id, verifiedAt: createdAt, decision },
    document: read === '' ? (fields.documentType?.[0]?.value ?? '') : read,
    faceSimilarity: scores['faceCompare'] ?? null,
  }
}

function frozenHead(
  { ids }: Pick<Ports, 'ids'>,
  { mode }: Principal,
  { command, template, filled, at }: Pick<Freezing, 'command' | 'template' | 'filled' | 'at'>,
): Omit<Signing, 'fields' | 'parties' | 'shown' | 'tree'> {
  const { id, version, name, timezone } = template
  const language = command.language ?? filled.tree.lang
  const text = command.consent ?? usualConsent(filled.tree.lang).text
  return {
    ...{ id: ids.id(), mode, name, template: { id, version }, timezone, createdAt: at },
    language,
    ...{ transactionId: command.transactionId, isOrdered: command.isOrdered },
    ...{ expiresAt: command.expiresAt, reminderHours: command.reminderHours, remindedAt: null },
    consent: { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') },
    ...{ state: 'open', endedAt: null, sealed: null },
  }
}

/** Of a contract that is no transaction's, until the sealed file takes its place. */
async function shownFile(
  ports: Pick<Ports, 'vault' | 'ids'>,
  shown: { readonly seal: SealContext; readonly template: ContractTemplateRow; readonly bytes: Uint8Array },
) {
  const { id, version, name } = shown.template
  const file = await putFile(ports, shown.seal, {
    name: contractSlug(name),
    format: 'pdf',
    bytes: shown.bytes,
  })
  return { ...file, template: { id, version } }
}

/** The document as every party is shown it. Throws Refusal ERROR_NOT_FOUND. */
export async function shownDocument(
  { records, vault }: Pick<Ports, 'records' | 'vault'>,
  principal: Principal,
  id: string,
): Promise<Uint8Array> {
  const row = await records.getSigning(principal, id)
  if (row === null) throw new Refusal('ERROR_NOT_FOUND')
  return vault.fetch(row.signing.shown.blobId, row.seal)
}
