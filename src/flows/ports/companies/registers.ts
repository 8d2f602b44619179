import type {
  OwnershipEdge,
  RegisterHit,
  RegisterRecord,
  RegisterVersion,
} from '../../../vocabulary/companies/register.ts'

/** One question to the registers. At least one of number, LEI and name is given. */
export interface RegisterQuery {
  readonly name?: string
  readonly registrationNumber?: string
  readonly taxNumber?: string
  readonly lei?: string
  /** ISO 3166 alpha-2. */
  readonly country?: string
  /** 1..50 */
  readonly limit: number
}

/** Registers of companies held on this machine or in the store. */
export interface Registers {
  /** Every register that this version knows, and those of the operator's own, loaded or not. */
  versions(): Promise<readonly RegisterVersion[]>
  /** Records that may be meant, best first; none where no register that is loaded has one. */
  search(query: RegisterQuery, signal?: AbortSignal): Promise<readonly RegisterHit[]>
  /** One record by the register's own key; null where there is none. */
  record(register: string, id: string, signal?: AbortSignal): Promise<RegisterRecord | null>
  /** Who holds this company, one step up, as every register that is loaded says. */
  ownersOf(register: string, id: string, signal?: AbortSignal): Promise<readonly OwnershipEdge[]>
}
