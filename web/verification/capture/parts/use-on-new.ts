import { useEffect } from 'preact/hooks'

/** Milliseconds that a value stands until it counts: one that comes and goes would be a nuisance. */
const settling = 300

/** Calls back whenever a value has become another one; null is none. */
export function useOnNew(value: string | null, onNew: () => void): void {
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(onNew, settling)
    return () => clearTimeout(timer)
  }, [value])
}
