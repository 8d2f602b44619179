/**
 * What the HTTP interface writes into the audit log before an answer leaves: someone saw something, or had a schedule of the
 * installation done. Changes of records are written by anyone who makes them, in the same transaction.
 */
export const auditedViewActions = [
  'transaction.listed',
  'transaction.viewed',
  'transaction.explained',
  'transaction.replayed',
  'image.viewed',
  'file.viewed',
  'profile.listed',
  'profile.viewed',
  'profile.exported',
  'account.viewed',
  'account.listed',
  'key.listed',
  'screening.listed',
  'screening.viewed',
  'screening.rerun',
  'false-positive.listed',
  'blocklist.listed',
  'consent.listed',
  'consent.texts-listed',
  'subject.listed',
  'subject.viewed',
  'subject.exported',
  'hold.listed',
  'retention.viewed',
  'delivery.listed',
  'delivery.viewed',
  'webhook.listed',
  'webhook.viewed',
  'audit.viewed',
  'audit.verified',
  'audit.checkpointed',
  'store.checked',
  'store.copied',
  'erasures.exported',
  'lists.refreshed',
  'answer.replayed',
] as const

export type ViewAction = (typeof auditedViewActions)[number]
