import type { Archives } from './export/archives.ts'
import type { Backups } from './backup/backups.ts'
import type { Checker } from './fsck/checker.ts'
import type { Clock } from './clock.ts'
import type { DocumentSealer } from './agreements/document-sealer.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'
import type { WebhookRecords } from './webhooks/webhook-deliveries.ts'
import type { DownloadingEgress, Egress } from './outbound/egress.ts'
import type { Logos } from './outbound/logos.ts'
import type { FaceSearch } from './face/face-search.ts'
import type { ErrorReporter } from './error-reporter.ts'
import type { Ids } from './ids.ts'
import type { Inference, SharedInference } from './inference/inference.ts'
import type { Registers } from './companies/registers.ts'
import type { Watchlists } from './watchlists/watchlists.ts'
import type { ContractSetter } from './typesetting/contract-setter.ts'
import type { Typesetter } from './typesetting/typesetting.ts'
import type { GeoIp } from './geoip/geoip.ts'
import type { QuickReadingRecords } from './scan/quick-readings.ts'
import type { SealVerifier } from './scan/seal-verifier.ts'
import type { PhoneSender } from './verification/phone-sender.ts'
import type { Records } from './records.ts'
import type { Vault } from './vault/vault.ts'

/** Everything a flow may ask for. A flow names the few it uses: `Pick<Ports, 'records' | 'clock'>`. */
export interface Ports {
  readonly records: Records & WebhookRecords & QuickReadingRecords
  readonly vault: Vault
  readonly inference: Inference
  readonly faceSearch: FaceSearch
  readonly lists: Watchlists
  readonly registers: Registers
  readonly egress: Egress & DownloadingEgress
  readonly logos: Logos
  readonly webhookSender: WebhookSender
  readonly phone: PhoneSender
  readonly checker: Checker
  readonly archives: Archives
  readonly backups: Backups
  readonly places: GeoIp
  readonly seals: SealVerifier
  readonly pages: Typesetter
  readonly contracts: ContractSetter
  readonly sealer: DocumentSealer
  readonly faults: ErrorReporter
  readonly clock: Clock
  readonly ids: Ids
}

/** For use cases that only read or change records. */
export type RecordPorts = Pick<Ports, 'records'>

/** What a process has of them, before it is known who asks. */
export interface SharedPorts extends Ports {
  readonly inference: SharedInference
}
