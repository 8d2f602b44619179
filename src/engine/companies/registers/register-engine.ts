import { legalFormOf } from '../legal-forms/legal-form-of.ts'
import { registerSources } from './all.ts'
import { parseOwnSource } from './own/source.ts'
import type { RegisterEntry, StoredCompany } from './register-source.ts'
import { findCandidates } from './search/find-candidates.ts'
import { scoreByName } from './search/name-score.ts'
import {
  addressKeys,
  companyKeys,
  comparableNumber,
  idKey,
  leiKey,
  ownedKey,
  plainIdentifier,
  registrationKey,
  taxKey,
} from './search/register-keys.ts'

/** What the keeper of the registers needs of the engine; handed to it where the program is put together. */
export const registerEngine = {
  /** Version of the rules by which keys are made: counted up when names are folded or cut into words otherwise. */
  rules: '1',
  sources: registerSources,
  /** Throws Refusal ERROR_INVALID_VALUE that names what of a register of an operator's own is not as it should be. */
  ownSource: (stated: unknown) => parseOwnSource(registerSources, stated),
  keysOf: (entry: RegisterEntry): readonly number[] =>
    entry.kind === 'company' ? companyKeys(entry.company) : [ownedKey(entry.owned)],
  keys: {
    id: idKey,
    lei: leiKey,
    registration: registrationKey,
    tax: taxKey,
    owned: ownedKey,
    address: addressKeys,
  },
  plainIdentifier,
  comparableNumber,
  findCandidates,
  scoreByName: <Company extends Pick<StoredCompany, 'values' | 'otherNames'>>(
    query: { readonly name: string; readonly country: string | undefined },
    companies: readonly Company[],
  ) => scoreByName(query, companies, legalFormOf),
} as const
