import { useEffect } from 'preact/hooks'

/** Runs something every so many milliseconds, while a person can see the page. */
export function useWhileVisible(run: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') run()
    }, everyMs)
    return () => clearInterval(timer)
  }, [run, everyMs])
}
