import type { Clock } from '../../flows/ports/clock.ts'
import type { DeliveryQueue, DeliveryRecords } from '../../flows/ports/webhooks/webhook-deliveries.ts'
import type { Ids } from '../../flows/ports/ids.ts'
import type { JobRecords, MaintenanceRecords } from '../../flows/ports/worker/jobs.ts'
import type { QuickReadingRecords } from '../../flows/ports/scan/quick-readings.ts'
import type { Records } from '../../flows/ports/records.ts'
import { workKinds, type WorkSignals } from '../../flows/ports/worker/work-signals.ts'
import type { MasterKeyStore } from '../../platform/sealing/master-key.ts'
import { accountSettingRecords } from './account/account-settings.ts'
import { accountRecords } from './account/accounts.ts'
import { apiKeyRecords, askCallerChanges } from './keys/api-keys.ts'
import { CallerCache } from './keys/caller-cache.ts'
import { auditLogRecords } from './audit/audit-log.ts'
import { changeTransactionRecords } from './transactions/change-transaction.ts'
import { decideTransactionRecords } from './transactions/decide-transaction.ts'
import { commitTransactionRecords } from './transactions/commit-transaction.ts'
import type { Database } from './engine/database.ts'
import { eventRecords } from './webhooks/events.ts'
import { exportRecords } from './export/exports.ts'
import { fileRecords } from './images/files.ts'
import { idempotencyRecords, lapseClaims } from './idempotency/idempotency.ts'
import { imageRecords } from './images/images.ts'
import { jobRecords } from './worker/jobs.ts'
import { KeyRing } from './keys/key-ring.ts'
import { MasterKeys } from './keys/master-keys.ts'
import { lapseListHolds } from './watchlists/list-refreshes.ts'
import { lifecycleRecords } from './retention/lifecycle.ts'
import type { RecordsContext } from './engine/records-context.ts'
import { profileRecords } from './profiles/profiles.ts'
import { quickReadingRecords } from './scan/quick-readings.ts'
import { quotaRecords } from './account/quota.ts'
import { readTransactionRecords } from './transactions/read-transactions.ts'
import { FreshKeys } from './keys/record-keys.ts'
import type { Tables } from './engine/schema.ts'
import { blocklistRecords } from './blocklist/blocklist.ts'
import { contractRecords } from './agreements/contracts.ts'
import { type SealIdentityRecords, sealIdentityRecords } from './agreements/seal-identity.ts'
import { signingRecords } from './agreements/signings.ts'
import { contractTemplateRecords } from './agreements/contract-templates.ts'
import { consentRecords } from './consents/consents.ts'
import { hostedLinkRecords } from './verification/hosted-links.ts'
import { faceTemplateRecords } from './face/face-templates.ts'
import { falsePositiveRecords } from './screening/false-positives.ts'
import { watchlistRecords } from './watchlists/watchlist-records.ts'
import { screeningRecords } from './screening/screenings.ts'
import { QuotaHolds } from './account/quota-holds.ts'
import { ReadGroups } from './engine/groups/read-groups.ts'
import { WriteGroups } from './engine/groups/write-groups.ts'
import { upkeepRecords } from './retention/upkeep.ts'
import { viewRecords } from './transactions/views.ts'
import { webhookRecords } from './webhooks/webhooks.ts'

export interface RecordsOptions {
  /** Opened and migrated. Closed together with the records. */
  readonly database: Database<Tables>
  /** Where the key over all keys lies. */
  readonly masterKey: MasterKeyStore
  readonly clock: Clock
  readonly ids: Ids
}

/** The port of the flows, and what the worker and the operator's commands need besides. */
export interface StoredRecords
  extends
    Records,
    QuickReadingRecords,
    JobRecords,
    MaintenanceRecords,
    DeliveryQueue,
    DeliveryRecords,
    SealIdentityRecords,
    WorkSignals {
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
  const auditKey = async (accountId: string) => (await ring.accountKey(null, accountId, 'audit')).key
  const groups = { reads: new ReadGroups(database), writes: new WriteGroups({ database, auditKey }) }
  const holds = new QuotaHolds({ clock, newId: () => ids.id() })
  const callers = new CallerCache({ clock, askChanges: () => askCallerChanges(database) })
  const context: RecordsContext = { database, ring, clock, ids, ...groups, holds, callers }
  // A wrong master key is noticed now and not in the middle of a request.
  await database.inTransaction('system', (sql) => master.learn(sql))
  await ring.pepper()
  const accounts = accountRecords(context)
  const freshContracts = new FreshKeys()
  return {
    ...apiKeyRecords(context),
    ...accounts,
    ...accountSettingRecords(context),
    ...quotaRecords(context),
    ...commitTransactionRecords(context, new FreshKeys()),
    ...readTransactionRecords(context),
    ...changeTransactionRecords(context),
    ...decideTransactionRecords(context),
    ...imageRecords(context),
    ...quickReadingRecords(context),
    ...profileRecords(context),
    ...screeningRecords(context),
    ...watchlistRecords(context),
    ...falsePositiveRecords(context),
    ...blocklistRecords(context),
    ...consentRecords(context),
    ...contractTemplateRecords(context),
    ...contractRecords(context, freshContracts),
    ...sealIdentityRecords(context),
    ...signingRecords(context, freshContracts),
    ...faceTemplateRecords(context),
    ...hostedLinkRecords(context),
    ...lifecycleRecords(context),
    ...idempotencyRecords(context),
    ...eventRecords(context),
    ...exportRecords(context),
    ...fileRecords(context),
    ...jobRecords(context),
    ...upkeepRecords(context),
    ...viewRecords(context),
    ...auditLogRecords(context),
    linkKey: async () => (await ring.instanceKey('links')).key,
    lapseHolds: async () => {
      await lapseClaims(context)
      await lapseListHolds(context)
    },
    masterKeys: () => master.all(),
    ...webhookRecords(context, () => accounts.operator()),
    onWork: (heard) =>
      database.onSignal((signal) => {
        for (const kind of workKinds) if (signal === null || signal === kind) heard(kind)
      }),
    ready: () => database.ready(),
    close: () => database.close(),
  }
}
