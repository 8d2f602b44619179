import type { CameraTrouble, TakenPicture } from '../capture/capture-props.ts'
import type { HostedCall } from '../session/holder-client.ts'
import type { EndReason, Outcome } from '../session/reply.ts'
import type { Session } from '../session/session.ts'

/** What a person has done on this page that the service does not know; kept over a reload. */
export interface PageProgress {
  readonly isWelcomed: boolean
  /** Went on without agreeing, where that is allowed. */
  readonly isConsentSkipped: boolean
  readonly isReviewed: boolean
  /** Goes on with this computer, and not with the phone. */
  readonly isHere: boolean
  /** Goes on in an app that may give no camera. */
  readonly isInApp: boolean
  /** Has asked for a person: the link ends by that. */
  readonly isPersonAsked: boolean
  /** Where a code was sent last; null before. */
  readonly code: SentCode | null
}

export interface SentCode {
  /** Empty where the link has a number. */
  readonly number: string
  readonly channel: 'sms' | 'call'
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What is said on the present screen. */
export type Problem =
  /** Word of the service, such as INVALID_PHONE_NUMBER. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'picture'; readonly step: 'document' | 'face'; readonly codes: readonly string[] }
  /** Something went wrong that no one here can mend. */
  | { readonly kind: 'service' }
  | { readonly kind: 'other-document' | 'code-not-sent' | 'code-maybe-sent' | 'unreadable-picture' }

/** Why nothing can be done with this address. */
export type LinkTrouble = 'no-address' | 'unknown' | 'hand-off-used' | 'not-now'

export interface Sending {
  readonly call: HostedCall
  /** 0 to 1; null before something has gone. */
  readonly progress: number | null
}

export interface FlowState {
  readonly session: Session | null
  readonly end: { readonly reason: EndReason; readonly redirect: string | null } | null
  readonly trouble: LinkTrouble | null
  readonly progress: PageProgress
  readonly sending: Sending | null
  readonly problem: Problem | null
  /** Milliseconds since 1970, while the service asks to wait. */
  readonly waitsUntil: number | null
  readonly isOffline: boolean
  /** The front, until the back is there too. */
  readonly front: TakenPicture | null
  readonly isCameraOpen: boolean
  readonly cameraTrouble: CameraTrouble | null
  /** Wants another document than the one chosen. */
  readonly isChoosing: boolean
  /** Whether the place of the device is known, where the link needs it. */
  readonly location: 'unknown' | 'known' | 'denied'
  /** The back button was pressed where there is nothing to go back to. */
  readonly isLeaving: boolean
}

export type FlowAction =
  | { readonly type: 'calls'; readonly call: HostedCall }
  | { readonly type: 'sent'; readonly share: number }
  | {
      readonly type: 'answered'
      readonly call: HostedCall | 'look'
      readonly outcome: Outcome
      /** Milliseconds since 1970. */
      readonly at: number
      /** Where a code was sent; null for other calls. */
      readonly code: Omit<SentCode, 'at'> | null
    }
  /** What the page sees of network, device and browser. */
  | {
      readonly type: 'noticed'
      readonly change: Partial<
        Pick<FlowState, 'waitsUntil' | 'isOffline' | 'location' | 'isLeaving' | 'trouble'>
      >
    }
  /** What the person has done on the page alone. */
  | { readonly type: 'done'; readonly progress: Partial<Omit<PageProgress, 'code'>> }
  | { readonly type: 'front-taken'; readonly picture: TakenPicture }
  | { readonly type: 'camera'; readonly isOpen: boolean }
  | { readonly type: 'camera-trouble'; readonly trouble: CameraTrouble }
  | { readonly type: 'choose-again' | 'change-number' | 'with-phone' | 'back' }

export const startProgress: PageProgress = {
  ...{
    isWelcomed: false,
    isConsentSkipped: false,
    isReviewed: false,
    isHere: false,
    isInApp: false,
    isPersonAsked: false,
    code: null,
  },
}

export const startState = (progress: PageProgress): FlowState => ({
  ...{ session: null, end: null, trouble: null, progress, sending: null, problem: null, waitsUntil: null },
  ...{ isOffline: false, front: null, isCameraOpen: false, cameraTrouble: null, isChoosing: false },
  ...{ location: 'unknown', isLeaving: false },
})
