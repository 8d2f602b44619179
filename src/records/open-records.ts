import type { Clock } from '../flows/ports/clock.ts'
import type { DeliveryQueue, DeliveryRecords } from '../flows/ports/deliveries.ts'
import type { Ids } from '../flows/ports/ids.ts'
import type { JobRecords, UpkeepRecords } from '../flows/ports/jobs.ts'
import type { QuickReadingRecords } from '../flows/ports/quick-readings.ts'
import type { Records } from '../flows/ports/records.ts'
import type { MasterKeyPlace } from '../platform/master-key.ts'
import { accountSettingRecords } from './account-settings.ts'
import { accountRecords } from './accounts.ts'
import { apiKeyRecords } from './api-keys.ts'
import { auditLogRecords } from './audit-log.ts'
import { changingRecords } from './change-transaction.ts'
import { makingRecords } from './commit-transaction.ts'
import type { Database } from './engine/database.ts'
import { eventRecords } from './events.ts'
import { exportRecords } from './exports.ts'
import { fileRecords } from './files.ts'
import { idempotencyRecords, lapseClaims } from './idempotency.ts'
import { imageRecords } from './images.ts'
import { jobRecords } from './jobs.ts'
import { KeyRing } from './key-ring.ts'
import { MasterKeys } from './master-keys.ts'
import { lapseListHolds } from './list-refreshes.ts'
import { lifecycleRecords } from './lifecycle.ts'
import type { Means } from './means.ts'
import { profileRecords } from './profiles.ts'
import { quickReadingRecords } from './quick-readings.ts'
import { quotaRecords } from './quota.ts'
import { readingRecords } from './read-transactions.ts'
import { FreshKeys } from './record-keys.ts'
import type { Tables } from './schema.ts'
import { blocklistRecords } from './blocked-documents.ts'
import { consentRecords } from './consents.ts'
import { faceTemplateRecords } from './face-template-news.ts'
import { falsePositiveRecords } from './false-positives.ts'
import { screeningRecords } from './screenings.ts'
import { upkeepRecords } from './upkeep.ts'
import { viewRecords } from './views.ts'
import { webhookRecords } from './webhooks/delivery-queue.ts'

export interface RecordsOptions {
  /** Opened and migrated. Closed together with the records. */
  readonly database: Database<Tables>
  /** Where the key over all keys lies. */
  readonly masterKey: MasterKeyPlace
  readonly clock: Clock
  readonly ids: Ids
}

/** The port of the flows, and what the worker and the operator's commands need besides. */
export interface StoredRecords
  extends Records, QuickReadingRecords, JobRecords, UpkeepRecords, DeliveryQueue, DeliveryRecords {
  /** The secret of signed links, 32 bytes. */
  linkKey(): Promise<Uint8Array>
  /**
   * What a process that is gone held is free now: requests with an Idempotency-Key that it left unanswered, lists that it
   * was refreshing. No process may be at work.
   */
  lapseHolds(): Promise<void>
  /** Every master key that is in use, for the checker. */
  masterKeys(): readonly Uint8Array[]
}

/**
 * Everything that is stored, over one SQL for both databases.
 *
 * @throws SealBroken when the master key is not the one that this database was made with
 */
export async function openRecords(options: RecordsOptions): Promise<StoredRecords> {
  const { database, clock, ids } = options
  const master = new MasterKeys(options.masterKey, clock)
  const ring = new KeyRing({ master, clock, database })
  const means: Means = { database, ring, clock, ids }
  // A wrong master key is noticed now and not in the middle of a request.
  await database.inTransaction('system', (sql) => master.learn(sql))
  await ring.pepper()
  const accounts = accountRecords(means)
  return {
    ...apiKeyRecords(means),
    ...accounts,
    ...accountSettingRecords(means),
    ...quotaRecords(means),
    ...makingRecords(means, new FreshKeys()),
    ...readingRecords(means),
    ...changingRecords(means),
    ...imageRecords(means),
    ...quickReadingRecords(means),
    ...profileRecords(means),
    ...screeningRecords(means),
    ...falsePositiveRecords(means),
    ...blocklistRecords(means),
    ...consentRecords(means),
    ...faceTemplateRecords(means),
    ...lifecycleRecords(means),
    ...idempotencyRecords(means),
    ...eventRecords(means),
    ...exportRecords(means),
    ...fileRecords(means),
    ...jobRecords(means),
    ...upkeepRecords(means),
    ...viewRecords(means),
    ...auditLogRecords(means),
    linkKey: async () => (await ring.instanceKey('links')).key,
    lapseHolds: async () => {
      await lapseClaims(means)
      await lapseListHolds(means)
    },
    masterKeys: () => master.all(),
    ...webhookRecords(means, () => accounts.operator()),
    ready: () => database.ready(),
    close: () => database.close(),
  }
}
