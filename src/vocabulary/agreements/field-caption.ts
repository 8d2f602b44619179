import type { ContractField } from './contract-tree.ts'

/** What stands beneath a field. */
export const fieldCaption = ({ label, party }: Pick<ContractField, 'label' | 'party'>): string =>
  label === '' ? party : label
