import type { QuotaRecords } from './quota.ts'
import type { ApiKeyRecords } from './api-keys.ts'
import type { TransactionRecords } from './transactions.ts'
import type { ProfileRecords } from './profiles.ts'
import type { ScreeningRecords } from './screenings.ts'
import type { WatchlistRecords } from './watchlist-records.ts'
import type { LifecycleRecords } from './lifecycle.ts'
import type { AccountRecords } from './accounts.ts'
import type { IdempotencyRecords } from './idempotency.ts'
import type { AuditRecords } from './audit.ts'
import type { BlocklistRecords } from './blocklist.ts'
import type { ContractTemplateRecords } from './contract-templates.ts'
import type { ConsentRecords } from './consents.ts'
import type { FaceTemplateRecords } from './face-templates.ts'
import type { EventRecords } from './events.ts'
import type { ExportRecords, FileRecords } from './exports.ts'
import type { FalsePositiveRecords } from './false-positives.ts'

/** Everything that is stored. The adapter implements it over one SQL for both databases. */
export interface Records
  extends
    ApiKeyRecords,
    QuotaRecords,
    TransactionRecords,
    ProfileRecords,
    ScreeningRecords,
    WatchlistRecords,
    AuditRecords,
    AccountRecords,
    LifecycleRecords,
    IdempotencyRecords,
    ExportRecords,
    EventRecords,
    FileRecords,
    FalsePositiveRecords,
    BlocklistRecords,
    ConsentRecords,
    ContractTemplateRecords,
    FaceTemplateRecords {
  /** False whenever a write could not be acknowledged now. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
