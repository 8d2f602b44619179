import type { Trace } from '../decision/decision.ts'
import type { Facts } from '../decision/facts.ts'
import type { FieldKey, Fields } from '../reading/fields.ts'
import type { NotChecked, Verdict, Warning } from '../decision/outcome.ts'
import type { Mode } from '../account/principal.ts'
import type { TemplateVersion } from '../agreements/contract-template.ts'
import type { Profile } from '../profiles/profile.ts'

export type TransactionType = 'scan' | 'face' | 'liveness' | 'kyb' | 'docupass'

/** Which picture of a transaction: the document's two sides, or the person. */
export type ImageSide = 'front' | 'back' | 'face'

export interface OutputFile {
  readonly name: string
  readonly fileName: string
  /** Of a contract: what it was made from. */
  readonly template?: TemplateVersion
}

/** What a transaction found and why: everything that lies sealed under the record's own key. */
export interface TransactionContent {
  readonly fields: Fields
  readonly missingFields: readonly FieldKey[]
  readonly warnings: readonly Warning[]
  readonly notChecked: readonly NotChecked[]
  readonly scores: Readonly<Record<string, number>>
  readonly customData: string
  /** Image tokens (64 hex) by side. */
  readonly images: Readonly<Partial<Record<ImageSide, string>>>
  readonly files: readonly OutputFile[]
  readonly effectiveProfile: Profile
  /** Frozen: the decision can be recomputed from them. Null for records without a decision engine run. */
  readonly facts: Facts
  readonly trace: Trace
  /** Last manual decision's reason and note; empty when there was none. */
  readonly reason: string
  readonly note: string
}

/** A stored transaction. Instants are milliseconds since 1970, UTC. */
export interface Transaction extends TransactionContent {
  readonly id: string
  readonly subjectId: string
  readonly type: TransactionType
  readonly mode: Mode
  /** Reference of the hosted link it came through; empty otherwise. */
  readonly docupass: string
  readonly profileId: string
  /** Version of a stored profile, from 1; 0 for a preset. */
  readonly profileVersion: number
  readonly decision: Verdict
  readonly reviewScore: number
  readonly rejectScore: number
  readonly createdAt: number
  /** 0 until someone decides by hand. */
  readonly updatedAt: number
}
