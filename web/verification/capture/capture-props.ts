import type { FacePrompt } from '../../../src/vocabulary/verification/face-prompts.ts'

/** A picture as it will be uploaded. */
export interface TakenPicture {
  readonly jpeg: Blob
  readonly source: 'camera' | 'file'
}

/** One of the frames of a face. */
export interface TakenFrame extends TakenPicture {
  /** Milliseconds since the first frame. */
  readonly at: number
}

/** Why no camera can be used. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure' | 'in-app-browser' | 'failed'

interface CaptureProps {
  /** Whether the account takes pictures from files: `allowFileUpload` of the session. */
  readonly mayUpload: boolean
  /** Why the last picture was refused, with the tries left: a sentence. */
  readonly problem: string | null
  /** An upload is under way: show the picture with its progress. */
  readonly isSending: boolean
  /** Share of the upload that has gone, 0 to 1. */
  readonly progress: number | null
  /** For the audit log: label of the camera, a virtual camera, a fall-back that was used. */
  readonly onNote: (action: string, data: readonly string[]) => void
  readonly onTrouble: (trouble: CameraTrouble) => void
}

export interface DocumentCaptureProps extends CaptureProps {
  readonly side: 'front' | 'back'
  /** Passport, driving licence, identity card. */
  readonly documentType: 'P' | 'D' | 'I'
  readonly onTaken: (picture: TakenPicture) => void
}

export interface FaceCaptureProps extends CaptureProps {
  /** In the server's order; empty: the person only looks straight ahead. */
  readonly prompts: readonly FacePrompt[]
  readonly onTaken: (frames: readonly TakenFrame[]) => void
}
