import { compareCompany } from '../../engine/companies/compare/compare-company.ts'
import { registerRecords, registerValues } from '../../engine/companies/compare/register-values.ts'
import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { JudgementTask } from '../judgement/judgement-task.ts'
import type { KybCommand } from './kyb-command.ts'

/** What is known of a company, and the picture of its document's first page. */
export interface GatheredCompany extends Pick<Facts, 'screening' | 'lists'> {
  readonly company: CompanyFacts
  readonly picture: Uint8Array | null
}

/** Reads the document, asks the registers, lays all against each other, follows the owners and screens who was found. */
export function gatherCompany({ command }: JudgementTask<KybCommand>): Promise<GatheredCompany> {
  const { given } = command
  const registry: CompanyFacts['registry'] = {
    state: 'not_checked',
    reason: 'No register of companies is loaded.',
    versions: [],
  }
  const columns = {
    given,
    document: {},
    register: registerValues(registry),
    otherNames: registerRecords(registry).flatMap(({ otherNames }) => otherNames),
  }
  const company: CompanyFacts = {
    given,
    document: null,
    registry,
    numbers: [],
    compared: compareCompany(columns),
    ownership: { company: 'company', nodes: [], edges: [], owners: [], known: 0, incomplete: [] },
    subjects: [],
  }
  const screening = { done: false, reason: 'Not yet.' } as const
  return Promise.resolve({ company, screening, lists: [], picture: null })
}
