import type { ContractTemplate } from '../../../src/vocabulary/agreements/contract-template.ts'

/** A template that says who it is of. */
export function aContractTemplate(name: string, given: Partial<ContractTemplate> = {}): ContractTemplate {
  const content = `<h1>${name}</h1><p>%{fullName}</p>`
  return { name, content, orientation: '0', timezone: 'UTC', font: 'Open Sans', ...given }
}
