import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type {
  ContractTemplateHead,
  ContractTemplateRecords,
  ContractTemplateRow,
  NewContractTemplate,
} from '../../../flows/ports/agreements/contract-templates.ts'
import type { ResultPage, ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ContractTemplate } from '../../../vocabulary/agreements/contract-template.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { asAccount, onlyMode, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { resultPage } from '../pagination/result-page.ts'
import { versionColumns } from '../versions/version-columns.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import {
  openContractTemplate,
  openContractTemplateHead,
  sealContractTemplate,
} from './contract-template-content.ts'

export function contractTemplateRecords(context: RecordsContext): ContractTemplateRecords {
  return {
    createContractTemplate: (principal, template) =>
      asAccount(context, principal, (sql) => create(context, sql, { principal, template })),
    listContractTemplates: (principal, request) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, request })),
    getContractTemplate: (principal, id, version) =>
      asAccount(context, principal, (sql) => find(context, sql, { principal, id, version })),
    replaceContractTemplate: (principal, id, next) =>
      asAccount(context, principal, (sql) => replace(context, sql, { principal, id, next })),
    removeContractTemplate: (principal, id) =>
      asAccount(context, principal, (sql) => remove(context, sql, { principal, id })),
  }
}

async function create(
  context: RecordsContext,
  sql: Sql,
  { principal, template }: { readonly principal: Principal; readonly template: NewContractTemplate },
): Promise<ContractTemplateHead> {
  const { idempotency, ...next } = template
  const { accountId, mode } = principal
  const id = context.ids.templateId()
  const at = context.clock.now()
  await sql
    .insertInto('contract_templates')
    .values({ id, account_id: accountId, mode, version: 1, created_at: at, updated_at: 0, removed_at: null })
    .execute()
  const digest = await insertVersion(context, sql, { principal, id, version: 1, next, at })
  await auditDone(context, sql, { principal, action: 'template.created', target: id, digest })
  const result = { id, name: next.name, version: 1, createdAt: at, updatedAt: 0 }
  await keepWithChange(context, sql, { principal, kept: idempotency, result })
  return result
}

async function replace(
  context: RecordsContext,
  sql: Sql,
  request: { readonly principal: Principal; readonly id: string; readonly next: ContractTemplate },
): Promise<ContractTemplateHead | null> {
  const { principal, id, next } = request
  const at = context.clock.now()
  const row = await present(sql, principal, id)
    .set({ version: raw`version + 1`, updated_at: at })
    .returning(['version', 'created_at'])
    .executeTakeFirst()
  if (row === undefined) return null
  const { version } = row
  const digest = await insertVersion(context, sql, { principal, id, version, next, at })
  await auditDone(context, sql, { principal, action: 'template.replaced', target: id, digest })
  return { id, name: next.name, version, createdAt: row.created_at, updatedAt: at }
}

/** Contracts say which version they came from: the versions stay. */
async function remove(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<boolean> {
  const row = await present(sql, principal, id)
    .set({ removed_at: context.clock.now() })
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  const digest = new Uint8Array(0)
  await auditDone(context, sql, { principal, action: 'template.removed', target: id, digest })
  return true
}

/** A change of the template that the caller may see and that no one removed. */
function present(sql: Sql, principal: Principal, id: string) {
  const mode = onlyMode(principal)
  const update = sql
    .updateTable('contract_templates')
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .where('removed_at', 'is', null)
  return mode === undefined ? update : update.where('mode', '=', mode)
}

function visible(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('contract_templates as t')
    .where('t.account_id', '=', principal.accountId)
    .where('t.removed_at', 'is', null)
  return mode === undefined ? query : query.where('t.mode', '=', mode)
}

const headColumns = [
  't.id',
  'v.version',
  't.created_at',
  't.updated_at',
  'v.account_key_version',
  'v.sealed_name',
] as const

function withVersion(query: ReturnType<typeof visible>, version?: number) {
  return query.innerJoin('contract_template_versions as v', (join) => {
    const all = join.onRef('v.template_id', '=', 't.id')
    return version === undefined
      ? all.onRef('v.version', '=', 't.version')
      : all.on('v.version', '=', version)
  })
}

async function find(
  context: RecordsContext,
  sql: Sql,
  asked: { readonly principal: Principal; readonly id: string; readonly version: number | undefined },
): Promise<ContractTemplateRow | null> {
  const { principal, id, version } = asked
  const row = await withVersion(visible(sql, principal).where('t.id', '=', id), version)
    .select([...headColumns, 'v.sealed'])
    .executeTakeFirst()
  return row === undefined ? null : openContractTemplate(context, sql, { principal, row })
}

async function list(
  context: RecordsContext,
  sql: Sql,
  asked: {
    readonly principal: Principal
    readonly request: ResultPageRequest & { readonly id?: string | undefined }
  },
): Promise<ResultPage<ContractTemplateHead>> {
  const { principal, request } = asked
  const { id, ...page } = request
  const all = visible(sql, principal)
  const counted = id === undefined ? all : all.where('t.id', '=', id)
  const shown = withVersion(counted).select(headColumns)
  const stored = await resultPage({ counted, shown, order: ['t.created_at', 't.id'] }, page)
  const rows: ContractTemplateHead[] = []
  for (const row of stored.rows) rows.push(await openContractTemplateHead(context, sql, { principal, row }))
  return { ...stored, rows }
}

/** Answers SHA-256 of the envelope of the content. */
async function insertVersion(
  context: RecordsContext,
  sql: Sql,
  made: {
    readonly principal: Principal
    readonly id: string
    readonly version: number
    readonly next: ContractTemplate
    readonly at: number
  },
): Promise<Uint8Array> {
  const { principal, id, version, next } = made
  const { accountId } = principal
  const account = await context.ring.accountKey(sql, accountId, 'wrap')
  const envelopes = sealContractTemplate(account, { accountId, id, version }, next)
  await sql
    .insertInto('contract_template_versions')
    .values({
      template_id: id,
      ...versionColumns(made, account),
      ...envelopes,
    })
    .execute()
  return createHash('sha256').update(envelopes.sealed).digest()
}
