import type { Verdict } from '../decision/outcome.ts'
import type { ValidationGap } from './validation-gaps.ts'
import type { TemplateVersion } from './contract-template.ts'
import type { ContractField } from './contract-tree.ts'

/** `sealing`: all parties have signed, and the seal is still to come. The last four are ends. */
export const signingStates = ['open', 'sealing', 'sealed', 'declined', 'expired', 'cancelled'] as const
export type SigningState = (typeof signingStates)[number]

/** `waiting`: in order, another party comes first. */
export const partyStates = ['waiting', 'open', 'shown', 'signed', 'declined'] as const
export type PartyState = (typeof partyStates)[number]

/** Bytes in the vault, as they were kept. */
export interface KeptBytes {
  readonly blobId: string
  /** Lower-case hex. */
  readonly sha256: string
  readonly size: number
}

/** From where a party acted. */
export interface PartyDevice {
  /** Empty where it is not known. */
  readonly address: string
  readonly userAgent: string
  /** `stated`: as the caller with a key says; `seen`: by the service itself, on its own page. */
  readonly source: 'stated' | 'seen'
}

/** What a verification says of who a party is, frozen when the signing starts. */
export interface IdentityEvidence {
  readonly transactionId: string
  readonly verifiedAt: number
  readonly decision: Verdict
  /** Name of the document, or its kind; empty where none was read. */
  readonly document: string
  /** How alike the face and the portrait are, 0..1; null where they were not compared. */
  readonly faceSimilarity: number | null
}

export interface PartyAct {
  readonly at: number
  readonly device: PartyDevice
}

export interface SigningParty {
  readonly id: string
  /** `data-party` of its fields. */
  readonly role: string
  /** Empty where none was given. */
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly identity: IdentityEvidence | null
  readonly shown: PartyAct | null
  /** With what it put into its fields. */
  readonly signed: (PartyAct & { readonly answers: KeptBytes }) | null
  readonly declined: (PartyAct & { readonly reason: string }) | null
}

export interface SealedFile {
  readonly fileName: string
  /** SHA-256 of the whole sealed file, lower-case hex. */
  readonly sha256: string
  readonly size: number
  readonly at: number
  readonly level: string
  readonly sealedBy: string
  /** When a time-stamp authority says that the seal was there; null without one. */
  readonly timeStampedAt: number | null
  /** Why the level is not B-LT; null where it is. Absent in those of versions before. */
  readonly gap?: ValidationGap | null
}

/** The course of one document to the signatures of its parties. Instants are milliseconds since 1970. */
export interface Signing {
  readonly id: string
  readonly mode: 'live' | 'test'
  /** Of the template, as it then was. */
  readonly name: string
  readonly template: TemplateVersion
  /** IANA name: the clock of the certificate page beside UTC. */
  readonly timezone: string
  /** BCP 47: what its certificate pages should be in. Absent in those of versions before: English. */
  readonly language?: string
  /** Whose file the document becomes; null for one that belongs to a person of its own. */
  readonly transactionId: string | null
  /** Whether parties sign one after another, as they are listed. */
  readonly isOrdered: boolean
  readonly createdAt: number
  readonly expiresAt: number | null
  /** Hours between reminders; null for none. */
  readonly reminderHours: number | null
  readonly remindedAt: number | null
  readonly consent: { readonly text: string; readonly sha256: string }
  readonly fields: readonly ContractField[]
  /** The PDF that every party is shown. */
  readonly shown: KeptBytes
  /** What it was set from, and what is sealed once it is filled. */
  readonly tree: KeptBytes
  readonly parties: readonly SigningParty[]
  readonly state: SigningState
  /** When it was sealed, declined, cancelled, or expired. */
  readonly endedAt: number | null
  readonly sealed: SealedFile | null
}
