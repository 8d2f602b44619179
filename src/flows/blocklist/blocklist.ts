import { stateByName, stateByCode } from '../../engine/documents/values/states.ts'
import type { BlockReason } from '../../vocabulary/blocklist/block-reasons.ts'
import { matchKeys } from '../../vocabulary/subjects/match-keys.ts'
import type { Field } from '../../vocabulary/reading/fields.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { requireFound } from '../screening/require-found.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { BlockedDocument, BlocklistPage } from '../ports/blocklist/blocklist.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { CursorPageRequest } from '../ports/pagination.ts'

export interface BlockDocumentCommand {
  /** ISO 3166 code, the zone's own code, or English name. */
  readonly issuer: string
  readonly documentNumber: string
  readonly reason: BlockReason
  readonly idempotency?: StoredAnswer<BlockedDocument> | undefined
}

/** Puts a document on the account's list. Throws Refusal ERROR_INVALID_VALUE for an issuer or a number that is none. */
export function blockDocument(
  { records }: RecordPorts,
  principal: Principal,
  { issuer, documentNumber, reason, idempotency }: BlockDocumentCommand,
): Promise<BlockedDocument> {
  const document = documentMatchKey(issuer, documentNumber)
  return records.blockDocument(principal, { document, reason, idempotency })
}

/** The document as a scan of it will be spelled. */
function documentMatchKey(issuer: string, number: string): string {
  const toFields = (value: string): readonly Field[] => [{ value, confidence: 1, index: 0 }]
  const code = issuer.trim().toUpperCase()
  const state = stateByCode(code) ?? stateByName(issuer)
  const iso2 = /^[A-Z]{2}$/.test(code) ? code : (state?.iso2 ?? null)
  if (iso2 === null && state === null) throw invalidValue('issuer', 'No issuing state has this code or name.')
  const country =
    iso2 === null ? { countryIso3: toFields(state?.code ?? '') } : { countryIso2: toFields(iso2) }
  const { document } = matchKeys({ ...country, documentNumber: toFields(number) })
  if (document === null) throw invalidValue('documentNumber', 'It must contain letters or digits.')
  return document
}

export function listBlocked(
  { records }: RecordPorts,
  principal: Principal,
  page: CursorPageRequest,
): Promise<BlocklistPage> {
  return records.blockedDocuments(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND when there is no such entry. */
export async function unblockDocument(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<void> {
  requireFound((await records.unblockDocument(principal, id)) ? id : null)
}
