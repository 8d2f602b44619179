import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** An element and its size in pixels of the screen, as it changes. */
export function useBox<Kind extends Element>(): readonly [
  RefObject<Kind | null>,
  { readonly width: number; readonly height: number },
] {
  const element = useRef<Kind>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect()
      setBox((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, box]
}
