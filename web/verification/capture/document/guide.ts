import type { Region } from '../../../kit/camera/frame-canvas.ts'
import { cardAspect, pageAspect } from '../../../kit/camera/measures/document-aspects.ts'
import type { DocumentCaptureProps } from '../capture-props.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Parts of the width and height of the picture that the outline takes at most. */
const most = { width: 0.92, height: 0.84 } as const

/** Where the outline lies in a box, in its pixels. */
export function guideIn({ width, height }: Size, documentType: DocumentCaptureProps['documentType']): Region {
  const aspect = documentType === 'P' ? pageAspect : cardAspect
  const wide = Math.min(most.width * width, most.height * height * aspect)
  return { left: (width - wide) / 2, top: (height - wide / aspect) / 2, width: wide, height: wide / aspect }
}
