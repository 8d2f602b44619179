import { useEffect, useRef, useState } from 'preact/hooks'

/** What the page says of time: nothing, a question after a while without a touch, a cover, or that the link ends. */
export type TimeNotice = 'none' | 'idle' | 'hidden' | 'expiry'

const minute = 60_000
const idleMs = 10 * minute
/** From the question to the cover. */
const graceMs = 2 * minute
const warningMs = 2 * minute

interface Moments {
  /** Milliseconds since 1970, as all here. */
  readonly now: number
  readonly touchedAt: number
  /** 0 for never. */
  readonly expiresAt: number
  readonly isExpiryRead: boolean
}

export function timeNotice({ now, touchedAt, expiresAt, isExpiryRead }: Moments): TimeNotice {
  if (now - touchedAt >= idleMs + graceMs) return 'hidden'
  if (now - touchedAt >= idleMs) return 'idle'
  const left = expiresAt - now
  return expiresAt > 0 && left > 0 && left <= warningMs && !isExpiryRead ? 'expiry' : 'none'
}

/** Watches touches and keys, and the end of the link (Unix seconds, 0 for never). */
export function useTimeLimits(expiresAt: number): {
  readonly notice: TimeNotice
  /** The person is there, or has read it. */
  readonly dismiss: () => void
} {
  const touchedAt = useRef(Date.now())
  const isExpiryRead = useRef(false)
  const [notice, setNotice] = useState<TimeNotice>('none')
  useEffect(() => {
    // Of another end nothing was said yet; who moved it is there.
    isExpiryRead.current = false
    touchedAt.current = Date.now()
  }, [expiresAt])
  useEffect(() => {
    const judge = (): void =>
      setNotice(
        timeNotice({
          ...{ now: Date.now(), touchedAt: touchedAt.current },
          ...{ expiresAt: expiresAt * 1_000, isExpiryRead: isExpiryRead.current },
        }),
      )
    judge()
    const timer = setInterval(judge, 2_000)
    return () => clearInterval(timer)
  }, [expiresAt])
  useEffect(() => {
    // Once asked, only the answer counts.
    if (notice !== 'none') return
    const touch = (): void => {
      touchedAt.current = Date.now()
    }
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const event of events) addEventListener(event, touch, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, touch)
    }
  }, [notice])
  return {
    notice,
    dismiss: () => {
      if (notice === 'expiry') isExpiryRead.current = true
      touchedAt.current = Date.now()
      setNotice('none')
    },
  }
}
