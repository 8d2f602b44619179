import { useEffect } from 'preact/hooks'
import type { FaceCaptureProps } from './capture-props.ts'

/** Leads to the other ways: this page opens no camera for faces yet. */
export function FaceCapture({ onTrouble }: FaceCaptureProps) {
  useEffect(() => onTrouble('failed'), [])
  return null
}
