import type { RegisterQuery } from '../../../flows/ports/companies/registers.ts'

/** A register that is asked; the invented one has no folder. */
export interface AskedRegister {
  readonly id: string
  readonly about: string
  readonly countries: readonly string[] | null
  /** Where its version lies; null for what is built in. */
  readonly folder: string | null
}

export type RegisterAsk =
  | { readonly kind: 'search'; readonly query: RegisterQuery }
  | { readonly kind: 'record' | 'owners' | 'notes'; readonly register: string; readonly id: string }

export interface RegisterRequest {
  readonly number: number
  readonly ask: RegisterAsk
  readonly registers: readonly AskedRegister[]
}

export type RegisterReply =
  { readonly number: number; readonly result: unknown } | { readonly number: number; readonly fault: string }
