import type { ContractFacts, Facts } from '../../vocabulary/decision/facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { ContractFormat } from '../../vocabulary/agreements/contract-tree.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import { visibleFields } from '../judgement/obscure-judgement.ts'
import type { JudgementTask } from '../judgement/judgement-task.ts'
import type { ContractTemplateRow } from '../ports/agreements/contract-templates.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import { type ContractFile, contractFile } from './contract-file.ts'
import { noPictures, type VaultPictures } from './vault-pictures.ts'

/** Contracts that a scan is to make. */
export interface ScanContracts {
  readonly templates: readonly ContractTemplateRow[]
  readonly format: ContractFormat
  readonly prefill: ReadonlyMap<string, string>
  /** None of the vault unless given. */
  readonly pictures?: VaultPictures
}

/** Before anything else is done for a scan. Throws Refusal ERROR_INVALID_VALUE naming a template that is not there. */
export async function templatesOfScan(
  { records }: RecordPorts,
  principal: Principal,
  ids: readonly string[],
): Promise<readonly ContractTemplateRow[]> {
  const templates: ContractTemplateRow[] = []
  for (const id of ids) {
    const found = await records.getContractTemplate(principal, id)
    if (found === null) throw invalidValue('contractGenerate', `There is no template ${id}.`)
    templates.push(found)
  }
  return templates
}

/** What is known with what became of the contracts, and those that were made. */
export interface FactsWithContracts {
  readonly facts: Facts
  readonly contracts: readonly ContractFile[]
}

/** Of a judged request, what its contracts need. */
interface ContractWork extends Pick<JudgementTask, 'principal'> {
  readonly ports: Pick<Ports, 'contracts' | 'clock'>
  readonly profile: { readonly profile: Pick<Profile, 'obscure' | 'saveResult'> }
  readonly record: Pick<JudgementTask['record'], 'id'>
  readonly limits: { readonly signal: AbortSignal }
}

/**
 * Makes the contracts that a scan asks for, one after another. One that cannot be made says so in the facts, and nothing else of the
 * scan is lost.
 */
export async function makeScanContracts(
  work: ContractWork,
  facts: Facts,
  { templates, format, prefill, pictures = noPictures }: ScanContracts,
): Promise<FactsWithContracts> {
  if (templates.length === 0) return { facts, contracts: [] }
  const { ports, principal, profile, record, limits } = work
  const fields = visibleFields(facts, profile.profile.obscure)
  const transaction = { id: record.id, createdAt: facts.at, fields }
  const contracts: ContractFile[] = []
  const become: ContractFacts[] = []
  for (const template of templates) {
    const { id: templateId, version } = template
    const request = {
      template,
      source: { transaction, prefill },
      pictures,
      format,
      payer: principal.accountId,
      signal: limits.signal,
    }
    const made = profile.profile.saveResult
      ? await contractOrReason(() => contractFile(ports, request), limits.signal)
      : notStored
    if (typeof made === 'string') become.push({ templateId, version, unresolved: [], failed: made })
    else {
      contracts.push(made)
      become.push({ templateId, version, ...notesOf(made) })
    }
  }
  return { facts: Object.freeze({ ...facts, contracts: become }), contracts }
}

function notesOf({
  notes: { unresolved, fontUsed, leftOut, archival, missingPictures },
}: ContractFile): Pick<ContractFacts, 'unresolved' | 'notes'> {
  return { unresolved, notes: { fontUsed, leftOut, archival, missingPictures } }
}

const notStored = 'The profile stores nothing (saveResult), so no contract could be fetched.'

/** Faults stay faults: only what is refused is a reason. */
async function contractOrReason(
  make: () => Promise<ContractFile>,
  signal: AbortSignal,
): Promise<ContractFile | string> {
  try {
    return await make()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof Refusal)) throw error
    return error.message
  }
}
