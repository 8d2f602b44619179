import type { FaceConsent } from '../../vocabulary/face/face-facts.ts'
import type { RequestFacts } from '../../vocabulary/decision/facts.ts'
import type { ContractFormat } from '../../vocabulary/agreements/contract-tree.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'

/** What every judged request says, whatever it asks about. */
export interface RequestCommand {
  /** Id of a stored profile or name of a preset, as sent. */
  readonly profile: string
  /** As sent; null when absent. */
  readonly profileOverride: unknown
  readonly customData: string
}

/** A selfie as it was sent. */
export interface SelfieInput {
  /** Null when none was sent. */
  readonly consent: FaceConsent | null
  /** Empty when none was sent. */
  readonly frames: readonly ImageInput[]
  /** A video of the face; null when none was sent. */
  readonly video: ImageInput | null
}

/** A scan as the HTTP interface understood it: absent values are gone, forms are checked, nothing has been fetched yet. */
export interface ScanCommand extends RequestCommand {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
  readonly selfie: SelfieInput
  readonly request: RequestFacts
  /** Address at which the holder is; null when none was given. */
  readonly ip: string | null
  readonly contractFormat: ContractFormat
  /** Values for placeholders of contracts; document data win over them. */
  readonly contractPrefill: ReadonlyMap<string, string>
}

export interface ScanLimits {
  readonly maxImageBytes: number
  readonly fetchTimeoutMs: number
  /** Aborts with the reason to answer. Once the commit has begun it is no longer listened to. */
  readonly signal: AbortSignal
}
