import { useEffect, useRef } from 'preact/hooks'

/** Calls back whenever a condition begins to hold. */
export function useOnBegin(holds: boolean, onBegin: () => void): void {
  const before = useRef(false)
  useEffect(() => {
    if (holds && !before.current) onBegin()
    before.current = holds
  }, [holds])
}
