import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { type FactsWithContracts, makeScanContracts } from '../agreements/scan-contracts.ts'
import type { ContractTemplateRow } from '../ports/agreements/contract-templates.ts'
import type { Ports } from '../ports/ports.ts'
import type { NewRecord } from '../ports/transactions/transactions.ts'
import { linkPictures } from './link-pictures.ts'

interface LinkContractRequest {
  readonly link: HostedLink
  readonly record: NewRecord
  readonly facts: Facts
  /** Of the form. */
  readonly answers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Makes the contracts that a link asks for from what was read, then from the answers of the form, then from what the account
 * gave. A template that is gone by now says so in the facts.
 */
export async function makeLinkContracts(
  ports: Pick<Ports, 'records' | 'vault' | 'contracts' | 'clock'>,
  principal: Principal,
  { link, record, facts, answers, signal }: LinkContractRequest,
): Promise<FactsWithContracts> {
  const { generate, format } = link.contracts
  if (generate.length === 0) return { facts, contracts: [] }
  const templates: ContractTemplateRow[] = []
  for (const id of generate) {
    const found = await ports.records.getContractTemplate(principal, id)
    if (found !== null) templates.push(found)
  }
  const profile = { obscure: link.profile.obscure, saveResult: true }
  const work = { ports, principal, profile: { profile }, record, limits: { signal } }
  const made = await makeScanContracts(work, facts, {
    templates,
    format,
    prefill: contractPrefill(link, answers),
    pictures: linkPictures(ports, principal.accountId, { link, templates }),
  })
  const gone = generate.filter((id) => !templates.some((template) => template.id === id))
  const failed = gone.map((templateId) => ({ templateId, version: 0, unresolved: [], failed: noTemplate }))
  const contracts = [...(made.facts.contracts ?? []), ...failed]
  return { ...made, facts: Object.freeze({ ...made.facts, contracts }) }
}

const noTemplate = 'The template was deleted before the link was completed.'

/** Answers of the form go before what the account gave; what was read goes before both. */
export const contractPrefill = (
  { contracts }: Pick<HostedLink, 'contracts'>,
  answers: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> => new Map([...Object.entries(contracts.prefill), ...Object.entries(answers)])
