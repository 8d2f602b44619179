import type { AccountRow } from '../../../flows/ports/account/accounts.ts'

/** Selected as they are, from `accounts`. */
export const accountColumns = [
  'accounts.id',
  'accounts.number',
  'accounts.name',
  'accounts.created_at',
  'accounts.host_list',
  'accounts.banned',
  'accounts.banned_reason',
  'accounts.restricted_security_none',
  'accounts.screening_band',
  'accounts.required_lists',
  'accounts.false_positives_need_approval',
] as const

export interface AccountColumns {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly created_at: number
  readonly host_list: string
  readonly banned: boolean
  readonly banned_reason: string
  readonly restricted_security_none: boolean
  readonly screening_band: number | null
  readonly required_lists: string | null
  readonly false_positives_need_approval: boolean
}

export function accountRow(row: AccountColumns): AccountRow {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    createdAt: row.created_at,
    hostList: row.host_list,
    banned: row.banned,
    bannedReason: row.banned_reason,
    restrictedMayUseSecurityNone: row.restricted_security_none,
    screeningBand: row.screening_band,
    requiredLists: row.required_lists?.split(' ').filter((database) => database !== '') ?? null,
    falsePositivesNeedApproval: row.false_positives_need_approval,
  }
}
