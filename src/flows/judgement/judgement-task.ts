import type { Decision } from '../../vocabulary/decision/decision.ts'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ImageSide, TransactionType } from '../../vocabulary/transactions/transaction.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { Ports } from '../ports/ports.ts'
import type { QuotaReservation } from '../ports/account/quota.ts'
import type { ChosenProfile } from '../profiles/choose-profile.ts'
import type { RequestCommand, ScanLimits } from '../scan/scan-command.ts'
import type { ContractFile } from '../agreements/contract-file.ts'
import type { NewRecord } from '../ports/transactions/transactions.ts'
import type { ScanResult } from './scan-result.ts'

/** A request that is judged, as an entry point passes it. */
export interface JudgementRequest<Command extends RequestCommand = RequestCommand> {
  readonly command: Command
  readonly limits: ScanLimits
  readonly kept?: StoredAnswer<ScanResult> | undefined
}

/** A request under way: its profile is chosen, its quota held. */
export interface JudgementTask<
  Command extends RequestCommand = RequestCommand,
> extends JudgementRequest<Command> {
  readonly ports: Ports
  readonly principal: Principal
  readonly type: TransactionType
  /** Monotonic milliseconds. */
  readonly begun: number
  readonly profile: ChosenProfile
  readonly reservation: QuotaReservation
  /** Its ids, before it is stored. */
  readonly record: NewRecord
}

/** All that is known, and the pictures to answer and keep. */
export interface GatheredFacts {
  readonly facts: Facts
  readonly pictures: Readonly<Partial<Record<ImageSide, Uint8Array>>>
  /** What tells the face of the selfie from others; null where none was seen. */
  readonly face: FaceEmbeddings | null
  /** Milliseconds until its pictures were read and ready to be answered; absent where that was not timed. */
  readonly readingMs?: number
}

/** What was found and decided, ready to be kept. */
export interface Judgement extends JudgementTask {
  readonly facts: Facts
  readonly decision: Decision
  readonly pictures: GatheredFacts['pictures']
  readonly face: GatheredFacts['face']
  readonly readingMs: number | undefined
  /** Made from what was read. */
  readonly contracts: readonly ContractFile[]
}
