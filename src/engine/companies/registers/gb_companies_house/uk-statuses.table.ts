import type { CompanyStatus } from '../../../../vocabulary/companies/company.ts'

/** Words of the column CompanyStatus, in small letters. A company with a proposal to strike it off still does business. */
export const ukStatuses: Readonly<Record<string, CompanyStatus>> = {
  active: 'active',
  'active - proposal to strike off': 'active',
  open: 'active',
  registered: 'active',
  dormant: 'inactive',
  closed: 'dissolved',
  dissolved: 'dissolved',
  removed: 'dissolved',
  'converted/closed': 'dissolved',
  liquidation: 'in_liquidation',
  'in administration': 'in_liquidation',
  'in administration/administrative receiver': 'in_liquidation',
  'in administration/receiver manager': 'in_liquidation',
  'administration order': 'in_liquidation',
  'administrative receiver': 'in_liquidation',
  receivership: 'in_liquidation',
  'receiver manager / administrative receiver': 'in_liquidation',
  'live but receiver manager on at least one charge': 'in_liquidation',
  'voluntary arrangement': 'in_liquidation',
  'voluntary arrangement / administrative receiver': 'in_liquidation',
  'voluntary arrangement / receiver manager': 'in_liquidation',
  'insolvency proceedings': 'in_liquidation',
}
