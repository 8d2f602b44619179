import type { SigningFilter } from '../../../flows/ports/agreements/signings.ts'
import type { ResultPage, ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Signing } from '../../../vocabulary/agreements/signing.ts'
import { onlyMode, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { resultPage } from '../pagination/result-page.ts'
import { openSigning, signingRows } from './signing-rows.ts'

interface Listing {
  readonly principal: Principal
  readonly request: ResultPageRequest & { readonly filter: SigningFilter }
}

export async function listSignings(
  context: RecordsContext,
  sql: Sql,
  { principal, request }: Listing,
): Promise<ResultPage<Signing>> {
  const { filter, ...page } = request
  const counted = matching(sql, principal, filter)
  const shown = signingRows(sql, principal).where('s.id', 'in', matching(sql, principal, filter))
  const stored = await resultPage({ counted, shown, order: ['s.created_at', 's.id'] }, page)
  const rows: Signing[] = []
  for (const row of stored.rows) rows.push((await openSigning(context, sql, row)).signing)
  return { ...stored, rows }
}

function matching(sql: Sql, principal: Principal, filter: SigningFilter) {
  const { state, templateId, transactionId, createdAtMin, createdAtMax } = filter
  const mode = onlyMode(principal)
  let query = sql.selectFrom('signings as s').select('s.id').where('s.account_id', '=', principal.accountId)
  if (mode !== undefined) query = query.where('s.mode', '=', mode)
  if (state !== undefined) query = query.where('s.state', '=', state)
  if (templateId !== undefined) query = query.where('s.template_id', '=', templateId)
  if (transactionId !== undefined) query = query.where('s.record_id', '=', transactionId)
  if (createdAtMin !== undefined) query = query.where('s.created_at', '>=', createdAtMin)
  if (createdAtMax !== undefined) query = query.where('s.created_at', '<=', createdAtMax)
  return query
}
