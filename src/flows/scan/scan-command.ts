import type { RequestFacts } from '../../vocabulary/facts.ts'
import type { ImageInput } from '../../vocabulary/image-input.ts'

/** A scan as the door understood it: absent values are gone, forms are checked, nothing has been fetched yet. */
export interface ScanCommand {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
  /** Frames of a selfie; empty when none was sent. */
  readonly face: readonly ImageInput[]
  /** A video of the face; it is not looked at yet. */
  readonly faceVideoGiven: boolean
  /** Id of a stored profile or name of a preset, as sent. */
  readonly profile: string
  /** As sent; null when absent. */
  readonly profileOverride: unknown
  readonly request: RequestFacts
  readonly customData: string
  /** Names of fields that were given and whose work a later version brings. */
  readonly notBuilt: readonly string[]
}

export interface ScanLimits {
  readonly maxImageBytes: number
  readonly fetchTimeoutMs: number
  /** Aborts with the reason to answer. Once the commit has begun it is no longer listened to. */
  readonly signal: AbortSignal
}
