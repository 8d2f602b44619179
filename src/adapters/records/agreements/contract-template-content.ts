import type {
  ContractTemplateHead,
  ContractTemplateRow,
} from '../../../flows/ports/agreements/contract-templates.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ContractTemplate } from '../../../vocabulary/agreements/contract-template.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'

/** Where one version of a template stands. */
interface Place {
  readonly accountId: string
  readonly id: string
  readonly version: number
}

type Content = Omit<ContractTemplate, 'name'>

/** A version is bound to its template and number: no older one can be slipped in its place. */
function labelOf({ accountId, id, version }: Place, kind: 'template' | 'template-name') {
  return { accountId, id, kind, part: String(version) }
}

/** The two envelopes of a version. */
export function sealContractTemplate(
  key: VersionedKey,
  place: Place,
  { name, content, orientation, timezone, font }: ContractTemplate,
): { readonly sealed_name: Uint8Array; readonly sealed: Uint8Array } {
  const rest = { schema: 1, content, orientation, timezone, font }
  return {
    sealed_name: sealJson(key, labelOf(place, 'template-name'), { schema: 1, name }),
    sealed: sealJson(key, labelOf(place, 'template'), rest),
  }
}

export interface StoredHead {
  readonly id: string
  readonly version: number
  readonly created_at: number
  readonly updated_at: number
  readonly account_key_version: number
  readonly sealed_name: Uint8Array
}

interface Opening<Row> {
  readonly principal: Principal
  readonly row: Row
}

export async function openContractTemplateHead(
  context: RecordsContext,
  sql: Sql,
  { principal, row }: Opening<StoredHead>,
): Promise<ContractTemplateHead> {
  const { accountId } = principal
  const key = await keyOf(context, sql, { accountId, row })
  const named = openJson(key, labelOf({ ...row, accountId }, 'template-name'), row.sealed_name)
  const { name } = ofThisSchema(named) as Pick<ContractTemplate, 'name'>
  const { id, version, created_at: createdAt, updated_at: updatedAt } = row
  return { id, name, version, createdAt, updatedAt }
}

export async function openContractTemplate(
  context: RecordsContext,
  sql: Sql,
  { principal, row }: Opening<StoredHead & { readonly sealed: Uint8Array }>,
): Promise<ContractTemplateRow> {
  const head = await openContractTemplateHead(context, sql, { principal, row })
  const { accountId } = principal
  const key = await keyOf(context, sql, { accountId, row })
  const opened = openJson(key, labelOf({ ...row, accountId }, 'template'), row.sealed)
  const { content, orientation, timezone, font } = ofThisSchema(opened) as Content
  return { ...head, content, orientation, timezone, font }
}

function keyOf(
  context: RecordsContext,
  sql: Sql,
  { accountId, row }: { readonly accountId: string; readonly row: StoredHead },
): Promise<VersionedKey> {
  return context.ring.accountKey(sql, accountId, { purpose: 'wrap', version: row.account_key_version })
}

function ofThisSchema(opened: unknown): object {
  if (typeof opened === 'object' && opened !== null && 'schema' in opened && opened.schema === 1)
    return opened
  throw new Error('A stored template has a schema that this version does not know.')
}
