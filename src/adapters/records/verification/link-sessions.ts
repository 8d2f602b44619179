import type {
  HostedLinkRecords,
  LinkHolder,
  LinkSession,
} from '../../../flows/ports/verification/hosted-links.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import { onlyMode, type RecordsContext } from '../engine/records-context.ts'
import { findLink, storedUnlessMoved } from './change-link.ts'
import { referenceDigest } from './link-history.ts'
import { linkPrincipal } from './link-rows.ts'
import { linkEventRow, unmovedLink } from './link-statements.ts'

type SessionRecords = Pick<
  HostedLinkRecords,
  'holderByReference' | 'holderBySession' | 'openSession' | 'keepHandOff' | 'takeHandOff'
>

/** Devices that go through a link. Who comes with a secret is found before it is known whose link it is. */
export function linkSessionRecords(context: RecordsContext): SessionRecords {
  return {
    holderByReference: async (reference) => {
      const row = await context.database.kysely
        .selectFrom('hosted_links as l')
        .innerJoin('accounts as a', 'a.id', 'l.account_id')
        .select(['l.id', 'l.account_id', 'l.mode'])
        // To the holders of its links, an account that is banned is none.
        .where('a.banned', '=', false)
        .where('l.reference_digest', '=', await referenceDigest(context, reference))
        .executeTakeFirst()
      return row === undefined ? null : holderOf(row)
    },
    holderBySession: (digest) => bySession(context, digest),
    openSession: (principal, session, opened) => open(context, { principal, session, opened }),
    keepHandOff: (principal, token) => keep(context, principal, token),
    takeHandOff: (digest, own) => take(context, digest, own),
  }
}

function holderOf(row: {
  readonly id: string
  readonly account_id: string
  readonly mode: Mode
}): LinkHolder {
  return { principal: linkPrincipal(row), linkId: row.id }
}

async function bySession(
  { database }: RecordsContext,
  digest: string,
): Promise<(LinkHolder & { readonly session: LinkSession }) | null> {
  const row = await database.kysely
    .selectFrom('hosted_link_sessions as s')
    .innerJoin('hosted_links as l', 'l.id', 's.link_id')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.mode', 's.party', 's.device'])
    .where('s.digest', '=', bytesOf(digest))
    .where('a.banned', '=', false)
    .executeTakeFirst()
  if (row === undefined) return null
  const { id: linkId, party, device } = row
  return { ...holderOf(row), session: { linkId, digest, party, device } }
}

interface Opening {
  readonly principal: Principal
  readonly session: LinkSession
  readonly opened: Parameters<HostedLinkRecords['openSession']>[2]
}

async function open(context: RecordsContext, { principal, session, opened }: Opening): Promise<boolean> {
  const { linkId, digest, party, device } = session
  const { seen, head, language } = opened
  const link = await findLink(context, principal, linkId)
  if (link === null) return false
  const { accountId } = link
  const event: LinkEvent = { ...head, seq: seen + 1, deed: { kind: 'opened', party, device, language } }
  const row = {
    ...{ digest: bytesOf(digest), link_id: linkId, account_id: accountId, party, device },
    created_at: context.clock.now(),
  }
  return storedUnlessMoved(context, principal, [
    ...unmovedLink({ principal, linkId, seen, lastEventAt: head.at, subjectId: link.link.subjectId }),
    insertStatement('hosted_link_sessions', [row]),
    linkEventRow(link, event),
  ])
}

/** Nothing is kept for a link that the holder does not see. */
async function keep(
  { database }: RecordsContext,
  { accountId, mode }: Principal,
  token: Parameters<HostedLinkRecords['keepHandOff']>[1],
): Promise<void> {
  const { linkId, digest, party, expiresAt } = token
  const keeping = `insert into hosted_link_hand_offs (digest, link_id, account_id, party, expires_at)
    select $1, id, account_id, $2, $3::bigint from hosted_links
    where id = $4 and account_id = $5 and ($6::text is null or mode = $6)`
  const parameters = [bytesOf(digest), party, expiresAt, linkId, accountId, onlyMode({ mode }) ?? null]
  await database.inOneTrip([
    {
      scope: { account: accountId },
      statements: [
        { sql: 'delete from hosted_link_hand_offs where link_id = $1', parameters: [linkId] },
        { sql: keeping, parameters },
      ],
    },
  ])
}

/** One statement deletes it, so that of two who come with the same token one finds it. What stays is that device's alone. */
async function take(
  { database, clock }: RecordsContext,
  digest: string,
  own: string | null,
): ReturnType<SessionRecords['takeHandOff']> {
  return database.inTransaction('system', async (sql) => {
    const digests = [digest, ...(own === null ? [] : [own])].map(bytesOf)
    const taken = await sql
      .deleteFrom('hosted_link_hand_offs')
      .where('digest', 'in', digests)
      .returning(['link_id', 'account_id', 'party', 'expires_at'])
      .executeTakeFirst()
    if (taken === undefined || taken.expires_at <= clock.now()) return null
    if (own !== null)
      await sql
        .insertInto('hosted_link_hand_offs')
        .values({ ...taken, digest: bytesOf(own) })
        .execute()
    const { link_id: linkId, party } = taken
    const row = await sql
      .selectFrom('hosted_links')
      .select(['id', 'account_id', 'mode'])
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow()
    return { ...holderOf(row), party }
  })
}

/** @param hex of 32 bytes */
function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'))
}
