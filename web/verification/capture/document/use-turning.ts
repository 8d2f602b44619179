import { useEffect, useState } from 'preact/hooks'
import type { DocumentCaptureProps } from '../capture-props.ts'

/** Milliseconds for which a person is asked to turn the document over before its back is looked for. */
const turningOver = 2500

/** Whether the person is asked to turn the document over, which is so for a moment before its back. */
export function useTurning(side: DocumentCaptureProps['side']): boolean {
  const [isTurning, setTurning] = useState(false)
  useEffect(() => {
    if (side === 'front') return
    setTurning(true)
    const later = setTimeout(() => setTurning(false), turningOver)
    return () => clearTimeout(later)
  }, [side])
  return isTurning
}
