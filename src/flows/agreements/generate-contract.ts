import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ContractFormat } from '../../vocabulary/agreements/contract-tree.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'
import type { OutputFile, Transaction } from '../../vocabulary/transactions/transaction.ts'
import { putFile } from '../images/files.ts'
import type { Allowance } from '../ports/account/quota.ts'
import type { PaidFile } from '../ports/agreements/contracts.ts'
import type { ContractTemplateRow } from '../ports/agreements/contract-templates.ts'
import type { FileMetadata } from '../ports/export/exports.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { SealContext } from '../ports/vault/vault.ts'
import { type ContractFile, contractFile, type ContractNotes, contractSlug } from './contract-file.ts'
import { vaultPictures } from './vault-pictures.ts'

/** What one contract costs, in quota or credit. */
const contractCost = 1

export interface GenerateCommand {
  readonly templateId: string
  readonly format: ContractFormat
  /** Null for a contract of no transaction. */
  readonly transactionId: string | null
  readonly fillData: ReadonlyMap<string, string>
}

export interface GeneratedContract {
  readonly file: OutputFile
  readonly notes: ContractNotes
  readonly allowance: Allowance
  readonly executionMs: number
}

interface Request {
  readonly command: GenerateCommand
  readonly signal: AbortSignal
  readonly kept?: StoredAnswer<GeneratedContract> | undefined
}

type GeneratePorts = Pick<Ports, 'records' | 'vault' | 'ids' | 'clock' | 'contracts'>

/**
 * Makes a contract from the newest version of a template, and keeps it. What refuses or fails leaves nothing stored and nothing
 * charged.
 *
 * @throws Refusal ERROR_INVALID_VALUE for an unknown template or transaction
 */
export async function generateContract(
  ports: GeneratePorts,
  principal: Principal,
  request: Request,
): Promise<GeneratedContract> {
  const { command, signal } = request
  const { records, clock } = ports
  const startedAt = clock.monotonic()
  const template = await templateOf(ports, principal, command.templateId)
  const transaction = await transactionOf(ports, principal, command.transactionId)
  const reservation = await records.reserve(principal, contractCost)
  try {
    const made = await contractFile(ports, {
      ...{ template, format: command.format, payer: principal.accountId, signal },
      source: { transaction, prefill: command.fillData },
      pictures: vaultPictures(ports, principal),
    })
    signal.throwIfAborted()
    return await keep(ports, { ...request, principal, transaction, reservation, made, startedAt })
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}

export async function templateOf(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<ContractTemplateRow> {
  const found = await records.getContractTemplate(principal, id)
  if (found === null) throw invalidValue('templateId', 'There is no such template.')
  return found
}

export async function transactionOf(
  { records }: RecordPorts,
  principal: Principal,
  id: string | null,
): Promise<Transaction | null> {
  if (id === null) return null
  const found = await records.get(principal, id)
  if (found === null) throw invalidValue('transactionId', 'There is no such transaction.')
  return found
}

interface Keeping extends Request {
  readonly principal: Principal
  readonly transaction: Transaction | null
  readonly reservation: PaidFile['reservation']
  readonly made: ContractFile
  /** Monotonic milliseconds. */
  readonly startedAt: number
}

async function keep(ports: GeneratePorts, keeping: Keeping): Promise<GeneratedContract> {
  const { records, clock } = ports
  const { principal, transaction, reservation, made, kept } = keeping
  const record = transaction === null ? await records.freshContract(principal) : null
  const seal = record?.seal ?? (transaction && (await records.sealOf(principal, transaction.id)))
  if (seal === null) throw invalidValue('transactionId', 'There is no such transaction.')
  const file = await putContract(ports, seal, made)
  const resultOf = (allowance: Allowance): GeneratedContract => ({
    file: { name: made.name, fileName: file.fileName, template: made.template },
    ...{ notes: made.notes, allowance, executionMs: clock.monotonic() - keeping.startedAt },
  })
  const paid = {
    ...{ file, reservation },
    idempotency: kept && { ...kept, answer: (left: Allowance) => kept.answer(resultOf(left)) },
  }
  if (record !== null) return resultOf(await records.keepContract(principal, { ...paid, record }))
  const transactionId = transaction?.id ?? ''
  return resultOf(await records.keepContractOf(principal, { ...paid, transactionId, name: made.name }))
}

/** Lays a contract, sealed and synced, into the vault, before any row names it. */
export async function putContract(
  ports: Pick<Ports, 'vault' | 'ids'>,
  seal: SealContext,
  { name, format, bytes, template }: ContractFile,
): Promise<FileMetadata & { readonly template: ContractFile['template'] }> {
  const file = await putFile(ports, seal, { name: contractSlug(name), format, bytes })
  return { ...file, template }
}
