import { useEffect, useState } from 'preact/hooks'
import type { DocumentCaptureProps } from '../capture-props.ts'

/** Why the last picture was refused, until the person has read it; and what says that they have. */
export function useProblem({
  problem,
  isSending,
}: Pick<DocumentCaptureProps, 'problem' | 'isSending'>): readonly [string | null, () => void] {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (isSending) setRead(false)
  }, [isSending])
  return [isRead || isSending ? null : problem, () => setRead(true)]
}
