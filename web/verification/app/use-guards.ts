import { useEffect, useState } from 'preact/hooks'
import type { FlowDriver } from '../flow/flow-driver.ts'

/** One entry above the page in the history takes the back button, so that it moves within the flow. */
export function useBackButton({ dispatch }: FlowDriver, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let isGuarded = false
    // Browsers skip entries that were made without a touch or a key.
    const guard = (): void => {
      if (isGuarded) return
      isGuarded = true
      history.pushState({ isGuard: true }, '')
    }
    const goBack = (): void => {
      history.pushState({ isGuard: true }, '')
      dispatch({ type: 'back' })
    }
    addEventListener('pointerdown', guard)
    addEventListener('keydown', guard)
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('pointerdown', guard)
      removeEventListener('keydown', guard)
      removeEventListener('popstate', goBack)
    }
  }, [dispatch, isWanted])
}

/** Leaves for the page before this one; closes the tab where there is none. */
export function leavePage(): void {
  history.go(-2)
  setTimeout(() => close(), 300)
}

/** Keeps the screen on while a person reads or holds still. */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock }
    // A page around this one has not allowed it, and browsers report the question.
    if (!isWanted || wakeLock === undefined || parent !== window) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // It ends with each change of the tab.
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const made = await wakeLock.request('screen').catch(() => null)
      if (isOver) void made?.release()
      else lock = made
    }
    const again = (): void => void request()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isWanted])
}

/** Warns before the tab is closed in the middle of an upload. */
export function useCloseWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSending])
}

const slowMs = 12_000

/** Whether something has been under way for long. */
export function useSlow(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [isSending])
  return isSlow
}

/** Seconds until an instant (milliseconds since 1970), counted down; 0 afterwards. */
export function useCountdown(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 500)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** Does something every so many milliseconds while the page is seen. */
export function usePoll(act: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    let isOver = false
    let timer = 0
    const turn = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await act()
      if (!isOver) timer = window.setTimeout(() => void turn(), everyMs)
    }
    timer = window.setTimeout(() => void turn(), everyMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [act, everyMs])
}
