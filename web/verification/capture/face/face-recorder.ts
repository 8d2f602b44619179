import { visibleRegion } from '../../../kit/camera/frame-canvas.ts'
import type { TakenFrame } from '../capture-props.ts'
import { thinned } from './thinned.ts'

/** What the service takes of a challenge. */
const most = { frames: 60, side: 640, bytes: 60_000 } as const
const qualities = [0.82, 0.68, 0.5] as const
/** Milliseconds between two frames: some eight a second. */
export const recordEvery = 120
/** Frames further apart than this do not show what happened between them; the service takes 250. */
export const mostApart = 240

/** Frames of a face, from the begin of a course to its end. */
export interface FaceRecorder {
  /** Milliseconds since the last frame was recorded; 0 where none was. */
  since(at: number): number
  /** Records the picture that is shown now. */
  record(video: HTMLVideoElement, box: { readonly width: number; readonly height: number }, at: number): void
  clear(): void
  /** All frames, of more than the service takes an even part, once each is encoded. */
  frames(): Promise<readonly TakenFrame[]>
}

interface RecordedFrame {
  readonly at: number
  readonly jpeg: Promise<Blob | null>
}

export function createFaceRecorder(): FaceRecorder {
  let recorded: RecordedFrame[] = []
  return {
    since(at) {
      return at - (recorded.at(-1)?.at ?? at)
    },
    record(video, box, at) {
      const region = visibleRegion({ width: video.videoWidth, height: video.videoHeight }, box)
      const scale = Math.min(1, most.side / Math.max(region.width, region.height))
      // A canvas for each: it is encoded while the next is drawn.
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(region.width * scale)
      canvas.height = Math.round(region.height * scale)
      const context = canvas.getContext('2d', { alpha: false })
      if (context === null) return
      context.drawImage(video, region.left, region.top, region.width, region.height, 0, 0, canvas.width, canvas.height) // prettier-ignore
      recorded.push({ at, jpeg: encoded(canvas) })
    },
    clear() {
      recorded = []
    },
    async frames() {
      const first = recorded[0]?.at ?? 0
      const all = await Promise.all(
        recorded.map(async ({ at, jpeg }) => ({ at: Math.round(at - first), jpeg: await jpeg })),
      )
      const whole = all.flatMap(({ at, jpeg }) =>
        jpeg === null ? [] : [{ at, jpeg, source: 'camera' as const }],
      )
      return thinned(whole, most.frames)
    },
  }
}

/** @returns null where the browser could not encode it */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let jpeg: Blob | null = null
  for (const quality of qualities) {
    jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (jpeg === null || jpeg.size <= most.bytes) break
  }
  return jpeg
}
