import type { QuotaRecords } from './account/quota.ts'
import type { ApiKeyRecords } from './keys/api-keys.ts'
import type { TransactionRecords } from './transactions/transactions.ts'
import type { ProfileRecords } from './profiles/profiles.ts'
import type { ScreeningRecords } from './screening/screenings.ts'
import type { WatchlistRecords } from './watchlists/watchlist-records.ts'
import type { LifecycleRecords } from './retention/lifecycle.ts'
import type { AccountRecords } from './account/accounts.ts'
import type { IdempotencyRecords } from './idempotency/idempotency.ts'
import type { AuditRecords } from './audit/audit.ts'
import type { BlocklistRecords } from './blocklist/blocklist.ts'
import type { ContractRecords } from './agreements/contracts.ts'
import type { SigningRecords } from './agreements/signings.ts'
import type { ContractTemplateRecords } from './agreements/contract-templates.ts'
import type { ConsentRecords } from './consents/consents.ts'
import type { HostedLinkRecords } from './verification/hosted-links.ts'
import type { FaceTemplateRecords } from './face/face-templates.ts'
import type { EventRecords } from './webhooks/events.ts'
import type { ExportRecords, FileRecords } from './export/exports.ts'
import type { FalsePositiveRecords } from './screening/false-positives.ts'

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
    ContractRecords,
    SigningRecords,
    FaceTemplateRecords,
    HostedLinkRecords {
  /** False whenever a write could not be acknowledged now. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
