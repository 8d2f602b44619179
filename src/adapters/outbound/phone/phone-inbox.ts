import type { Clock } from '../../../flows/ports/clock.ts'
import type {
  HeldMessage,
  PhoneMessage,
  PhoneSender,
} from '../../../flows/ports/verification/phone-sender.ts'

const maxHeld = 100

/** Keeps messages in the process, for the operator to read; nothing is sent anywhere. */
export function phoneInbox(clock: Pick<Clock, 'now'>): PhoneSender & { hold(message: PhoneMessage): void } {
  const kept: HeldMessage[] = []
  const hold = (message: PhoneMessage): void => {
    kept.unshift({ ...message, at: clock.now() })
    kept.length = Math.min(kept.length, maxHeld)
  }
  return {
    hold,
    send: (message) => {
      hold(message)
      return Promise.resolve('sent')
    },
    held: (accountId) => kept.filter((message) => message.accountId === accountId),
  }
}
