import type { SessionStore } from '../session/session-store.ts'
import { type PageProgress, startProgress } from './flow-state.ts'

/** What a reload finds again. */
export interface KeptProgress {
  readonly sessionId: string | null
  /** Secret of this tab, 64 hex, by which a code that was shown on another device opens the link again. */
  readonly own: string
  readonly progress: PageProgress
}

/** Writes it down, without the telephone number: what a tab stores can be read by others. */
export function writeKept(store: SessionStore, { sessionId, own, progress }: KeptProgress): void {
  const code = progress.code && { ...progress.code, number: '' }
  store.write(JSON.stringify({ sessionId, own, progress: { ...progress, code } }))
}

/**
 * What was kept, as far as it can be read: others may have written there.
 *
 * @param newSecret of a tab that has none yet
 */
export function readKept(store: SessionStore, newSecret: () => string): KeptProgress {
  const kept = objectOf(parse(store.read()))
  const sessionId = typeof kept['sessionId'] === 'string' ? kept['sessionId'] : null
  const own = typeof kept['own'] === 'string' ? kept['own'] : newSecret()
  const progress = objectOf(kept['progress'])
  const flag = (name: keyof PageProgress): boolean => progress[name] === true
  return {
    ...{ sessionId, own },
    progress: {
      ...{ isWelcomed: flag('isWelcomed'), isConsentSkipped: flag('isConsentSkipped') },
      ...{ isReviewed: flag('isReviewed'), isHere: flag('isHere') },
      ...{ isInApp: flag('isInApp'), isPersonAsked: flag('isPersonAsked'), code: codeOf(progress['code']) },
    },
  }
}

function codeOf(value: unknown): PageProgress['code'] {
  const { number, channel, at } = objectOf(value)
  if (typeof number !== 'string' || typeof at !== 'number') return startProgress.code
  return channel === 'sms' || channel === 'call' ? { number, channel, at } : startProgress.code
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
