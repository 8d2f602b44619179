import type { SubjectLink } from '../../../flows/ports/subjects/subjects.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { recordSeal } from '../engine/sealed-json.ts'
import {
  linkRows,
  openCompletion,
  openLink,
  openLinkBlob,
  openLinkEvent,
  type OpenLink,
} from './link-rows.ts'

/** Every hosted link of this person, the oldest first. */
export async function linksOfSubject(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<readonly SubjectLink[]> {
  const rows = await linkRows(sql, principal)
    .where('l.subject_id', '=', subjectId)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
  const links: SubjectLink[] = []
  for (const row of rows) {
    const open = await openLink(context, sql, row)
    const { accountId, recordKey } = open
    links.push({
      ...{ link: open.link, ...(await historyIn(sql, open)), blobs: await blobsIn(sql, open) },
      seal: recordSeal({ accountId, recordId: row.id, recordKey }, 'link'),
    })
  }
  return links
}

async function historyIn(sql: Sql, open: OpenLink): Promise<Pick<SubjectLink, 'events' | 'completion'>> {
  const { linkId } = open
  const events = await sql
    .selectFrom('hosted_link_events')
    .select(['seq', 'sealed'])
    .where('link_id', '=', linkId)
    .orderBy('seq')
    .execute()
  const completed = await sql
    .selectFrom('hosted_link_completions')
    .select('sealed')
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return {
    events: events.map((event) => openLinkEvent(open, event)),
    completion: completed === undefined ? null : openCompletion(open, completed),
  }
}

async function blobsIn(sql: Sql, open: OpenLink): Promise<readonly KeptBytes[]> {
  const rows = await sql
    .selectFrom('hosted_link_blobs')
    .select(['blob_id', 'sealed'])
    .where('link_id', '=', open.linkId)
    .orderBy('seq')
    .orderBy('blob_id')
    .execute()
  return rows.map((row) => openLinkBlob(open, row))
}
