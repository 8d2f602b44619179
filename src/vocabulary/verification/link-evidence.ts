import type { Facts } from '../decision/facts.ts'
import type { KeptBytes } from '../agreements/signing.ts'

/** What is known of an accepted document, kept in the vault until the link ends. Survives JSON unchanged. */
export interface DocumentEvidence {
  readonly schema: 1
  readonly facts: Pick<Facts, 'front' | 'back' | 'screening' | 'lists' | 'known' | 'ip' | 'models' | 'engine'>
  /** Pictures to answer and keep, as JPEG. */
  readonly front: KeptBytes | null
  readonly back: KeptBytes | null
  /** The document as it lies flat and upright, as JPEG: what a face is compared with. */
  readonly flat: KeptBytes
  /** Of a link whose face the account gave: the portrait is compared with it at once. */
  readonly reference: FaceEvidence | null
  /** Whether it was taken by a live camera; null where no one can tell. */
  readonly isFromCamera: boolean | null
}

/** The same of an accepted face. */
export interface FaceEvidence {
  readonly schema: 1
  readonly facts: Pick<Facts, 'face' | 'knownFaces'>
  readonly face: KeptBytes | null
  /** What it was compared with, of a link that asks for no document; null of every other. */
  readonly portrait: KeptBytes | null
  /** What tells the face from others, as base64, and by which networks; null where none is to be kept. */
  readonly template: { readonly base64: string; readonly recogniser: string } | null
  readonly isFromCamera: boolean | null
}
