import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Whether an element has been on the screen yet. */
export function useVisible<Kind extends Element>(): readonly [RefObject<Kind | null>, boolean] {
  const element = useRef<Kind>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null || isVisible) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isVisible])
  return [element, isVisible]
}
