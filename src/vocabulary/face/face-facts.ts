import type { FacePrompt } from '../verification/face-prompts.ts'
import type { FaceHint } from './face-hints.ts'
import type { ImageFacts } from '../imaging/image-facts.ts'
import type { Quad } from '../imaging/pixels.ts'

/** The face that counts in a picture. Nothing by which anyone could be known again. */
export interface MainFace {
  /** Forehead to chin, cheek to cheek, in pixels of the picture as decoded. */
  readonly quad: Quad
  /** 0..1, how sure the detector is. */
  readonly score: number
  /** Whether eyes, nose and mouth were located: without them it is compared with no one. */
  readonly isLocated: boolean
}

/** What was seen in one picture in which a face was looked for. */
export interface FaceObservation {
  /** Absent of a document: its picture is that of the front. */
  readonly image?: ImageFacts
  /** How many faces it shows that are large enough to count. */
  readonly faces: number
  /** Null when there is none. */
  readonly face: MainFace | null
  /** What the person could do better; absent where there is no face, and of what a selfie is compared with. */
  readonly hints?: readonly FaceHint[]
}

/** How the faces of the selfie and the other picture compare; each 0..1. */
export interface FaceComparison {
  /** How surely they are one person's; half is reached by about one pair of strangers in a thousand. */
  readonly similarity: number
  /** How surely all frames of the selfie show one person; 1 of one frame alone. */
  readonly together: number
  /** How surely the one is the very picture that the other is. */
  readonly identical: number
}

/** Whether someone alive was in front of the camera. */
export interface LivenessFacts {
  /** 0..1; null when no one can tell. */
  readonly live: number | null
  /** 0..1, how surely the selfie was taken of another picture; null when no one can tell. */
  readonly recaptured: number | null
  /** Sentences without personal data. */
  readonly reasons: readonly string[]
}

/** What was seen and scored of the faces that were sent. */
export interface DetectedFaces {
  /** The selfie, picture by picture. */
  readonly frames: readonly FaceObservation[]
  /** What it is compared with: the portrait on the document, or a reference; null when nothing was asked to be. */
  readonly portrait: FaceObservation | null
  /** Null when nothing could be compared. */
  readonly comparison: FaceComparison | null
  readonly alive: LivenessFacts
}

/** The record of a consent to work on a face, as the caller keeps it. */
export interface FaceConsent {
  /** Which text was agreed to. */
  readonly textId: string
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  /** Language in which it was shown, BCP 47; absent where it was not told. */
  readonly locale?: string
}

/** Whether someone moved before the camera as a hosted link asked. */
export interface ChallengeFacts {
  /** In the order asked for. */
  readonly prompts: readonly FacePrompt[]
  /** Null when no one can tell. */
  readonly met: boolean | null
  /** Sentences without personal data. */
  readonly reasons: readonly string[]
  /** How many frames were sent. */
  readonly frames: number
}

export interface FaceFacts {
  /** Whether a selfie or a video was sent. */
  readonly given: boolean
  /** Why it could not be verified: a sentence without personal data. */
  readonly failed?: string
  /** Absent where none was sent. */
  readonly consent?: FaceConsent
  /** Absent where none was given or it failed, and in records of versions before. */
  readonly seen?: DetectedFaces
  /** Null where a hosted link asked for movements and the client sent none that could be judged; absent where none were asked for. */
  readonly challenge?: ChallengeFacts | null
}

/**
 * Who of the account's earlier people this may be: transactions, the most similar first, and how similar (0..1). Failed: why
 * no one can tell, a sentence without personal data.
 */
export type KnownFaces =
  | {
      readonly searched: number
      readonly found: readonly { readonly id: string; readonly similarity: number }[]
    }
  | { readonly failed: string }
