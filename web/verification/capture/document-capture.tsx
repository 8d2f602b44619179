import { useEffect } from 'preact/hooks'
import type { DocumentCaptureProps } from './capture-props.ts'

/** Leads to the other ways: this page opens no camera for documents yet. */
export function DocumentCapture({ onTrouble }: DocumentCaptureProps) {
  useEffect(() => onTrouble('failed'), [])
  return null
}
