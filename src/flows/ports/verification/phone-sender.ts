import type { Mode } from '../../../vocabulary/account/principal.ts'

/** One code on its way to a telephone. */
export interface PhoneMessage {
  readonly accountId: string
  /** Nothing of a test link leaves the service. */
  readonly mode: Mode
  /** E.164. */
  readonly to: string
  readonly channel: 'sms' | 'call'
  /** To be written, or read out. */
  readonly text: string
}

/** A message that was not sent out, but is kept for the operator. */
export interface HeldMessage extends PhoneMessage {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Sends codes by SMS or by a call that reads them out. */
export interface PhoneSender {
  /**
   * `unsupported`: the network does not reach this number. `failed`: nothing was sent, for a reason that may pass.
   * Throws nothing.
   */
  send(message: PhoneMessage, signal: AbortSignal): Promise<'sent' | 'unsupported' | 'failed'>
  /** Of one account, the newest first, at most 100; they are gone when the process ends. */
  held(accountId: string): readonly HeldMessage[]
}
