import { createFrameCanvas, type Region, visibleRegion } from '../../../kit/camera/frame-canvas.ts'
import { type MeasuredFrame, frameVerdict } from '../../../kit/camera/measures/frame-verdict.ts'
import { distance } from '../../../kit/camera/measures/quad-shape.ts'
import type { RgbaPicture } from '../../../kit/camera/measures/rgba-picture.ts'
import type { FrameVerdict } from '../../../kit/camera/measures/frame-verdict.ts'
import { openFrameAnalyst } from '../../../kit/camera/worker/open-frame-analyst.ts'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'

/** Longer side of what is measured, in pixels. */
const measuredSide = 320
/** Part of the document at full size whose edges are measured, in pixels at most. */
const detail = { width: 480, height: 260 } as const
/** What the face detector looks at, in pixels. */
const portraitSize = { width: 192, height: 128 } as const

export interface FrameQuestion {
  /** Box that the video covers, and width of the outline in it, in pixels of the screen. */
  readonly box: { readonly width: number; readonly height: number }
  readonly guideWidth: number
  readonly aspects: readonly number[]
  readonly at: number
}

export interface FrameAnswer {
  readonly verdict: FrameVerdict
  /** In parts of the box, 0..1; null where no document is seen. */
  readonly quad: Quad | null
}

/** Looks at frames of a video one after the other. */
export interface DocumentFrames {
  measure(video: HTMLVideoElement, question: FrameQuestion): Promise<FrameAnswer>
  /** How wide the edges of the document of the last frame are now, in pixels of full size; null where not known. */
  sharpness(video: HTMLVideoElement): Promise<number | null>
  /** The document of the last frame, small, for the face detector; null where none was seen. */
  portrait(video: HTMLVideoElement): RgbaPicture | null
}

interface Seen {
  readonly quad: Quad
  readonly at: number
  /** Around the quad, in pixels of the video. */
  readonly bounds: Region
}

export function createDocumentFrames(): DocumentFrames {
  const [overview, close, small] = [createFrameCanvas(), createFrameCanvas(), createFrameCanvas()]
  const analyst = openFrameAnalyst()
  let before: Seen | null = null
  const sharpness = async (video: HTMLVideoElement): Promise<number | null> => {
    if (before === null) return null
    const part = middleOf(before.bounds)
    return analyst.edges(close.pixels(video, part, part))
  }
  return {
    sharpness,
    portrait: (video) => (before === null ? null : small.pixels(video, before.bounds, portraitSize)),
    async measure(video, { box, guideWidth, aspects, at }) {
      const region = visibleRegion({ width: video.videoWidth, height: video.videoHeight }, box)
      const scale = measuredSide / Math.max(region.width, region.height)
      const size = { width: Math.round(region.width * scale), height: Math.round(region.height * scale) }
      const picture = overview.pixels(video, region, size)
      const { outline, brightness, glare } = await analyst.overview({ picture, aspects })
      const last = before
      before =
        outline === null ? null : { quad: outline.quad, at, bounds: boundsOf(outline.quad, region, scale) }
      const frame: Omit<MeasuredFrame, 'edgeWidth'> = {
        wantedWidth: (guideWidth / box.width) * size.width,
        ...{ outline, brightness, glare },
        before: last?.quad ?? null,
        since: last === null ? 0 : at - last.at,
        documentWidth: outline === null ? 0 : distance(outline.quad[0], outline.quad[1]) / scale,
      }
      const first = frameVerdict({ ...frame, edgeWidth: null })
      // Only what is well otherwise is looked at closely.
      const verdict = first === 'good' ? frameVerdict({ ...frame, edgeWidth: await sharpness(video) }) : first
      return { verdict, quad: outline === null ? null : partsOf(outline.quad, size) }
    },
  }
}

function partsOf(
  [a, b, c, d]: Quad,
  { width, height }: { readonly width: number; readonly height: number },
): Quad {
  const part = ([x, y]: Quad[number]): Quad[number] => [x / width, y / height]
  return [part(a), part(b), part(c), part(d)]
}

function boundsOf(quad: Quad, region: Region, scale: number): Region {
  const [xs, ys] = [quad.map(([x]) => x / scale), quad.map(([, y]) => y / scale)]
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))]
  const [right, bottom] = [Math.min(region.width, Math.max(...xs)), Math.min(region.height, Math.max(...ys))]
  return { left: region.left + left, top: region.top + top, width: right - left, height: bottom - top }
}

/** Whole pixels around the middle of a document. */
function middleOf({ left, top, width, height }: Region): Region {
  const part = {
    width: Math.max(16, Math.round(Math.min(detail.width, width * 0.8))),
    height: Math.max(16, Math.round(Math.min(detail.height, height * 0.8))),
  }
  return {
    ...part,
    left: Math.round(left + (width - part.width) / 2),
    top: Math.round(top + (height - part.height) / 2),
  }
}
