import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { loadFaceDetector, type LoadedFaceDetector } from '../../../kit/camera/face/load-face-detector.ts'
import { documentAspects } from '../../../kit/camera/measures/document-aspects.ts'
import type { FrameVerdict } from '../../../kit/camera/measures/frame-verdict.ts'
import { holdProgress, newShutter, nextShutter, shutterTimes } from '../../../kit/camera/measures/shutter.ts'
import { type SteadyVerdict, steadyVerdict } from '../../../kit/camera/measures/steady-verdict.ts'
import { type FrameMoment, useFrames } from '../../../kit/camera/use-frames.ts'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { DocumentCaptureProps } from '../capture-props.ts'
import type { DocumentFrames } from './document-frames.ts'
import { nextSide, sideAdvice, type SideState, unknownSide } from './wrong-side.ts'

/** What is seen and said now. */
export interface DocumentView {
  readonly verdict: FrameVerdict
  /** In parts of the box. */
  readonly quad: Quad | null
  /** 0..1 of the time that the document is held still. */
  readonly hold: number
  readonly isWrongSide: boolean
  /** Whether it has taken so long that the button stands out. */
  readonly isManual: boolean
}

interface DocumentLoop extends Pick<DocumentCaptureProps, 'side' | 'documentType'> {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isRunning: boolean
  readonly box: { readonly width: number; readonly height: number }
  readonly guideWidth: number
  readonly frames: DocumentFrames
  /** Called once when a document was held still in a good picture. */
  readonly onReady: () => void
}

const nothing: DocumentView = { verdict: 'none', quad: null, hold: 0, isWrongSide: false, isManual: false }
/** Milliseconds between two frames, and between two looks for a portrait; part of the time that measuring may take. */
const [every, everyPortrait, share] = [90, 400, 0.6] as const

/** Looks at the frames of a camera until a document is held still in a good picture. */
export function useDocumentLoop(loop: DocumentLoop): DocumentView {
  const { video, isRunning, box, guideWidth, frames, side, documentType } = loop
  const [view, setView] = useState(nothing)
  const detector = useFaceDetector()
  const course = useRef(newCourse())
  useEffect(() => {
    course.current = newCourse()
    setView(nothing)
  }, [isRunning, side])

  /** Whether what is seen belongs to the side; asked for now and then, of what is seen well. */
  const lookForPortrait = async (element: HTMLVideoElement, { at, signal }: FrameMoment): Promise<void> => {
    const now = course.current
    if (detector.current === null || signal.aborted || at < now.portraitDue) return
    now.portraitDue = at + everyPortrait
    const picture = frames.portrait(element)
    if (picture !== null)
      now.side = nextSide(now.side, {
        side,
        faces: await detector.current(picture),
        width: picture.width,
        at,
      })
  }

  const onFrame = async (element: HTMLVideoElement, { at, signal }: FrameMoment): Promise<void> => {
    const now = course.current
    now.shutter ??= newShutter(at)
    if (now.shutter.phase === 'taking') return
    const { verdict, quad } = await frames.measure(element, {
      box,
      guideWidth,
      aspects: documentAspects[documentType],
      at,
    })
    if (verdict === 'good') await lookForPortrait(element, { at, signal })
    if (signal.aborted) return
    now.steady = steadyVerdict(now.steady, { verdict, at })
    const advice = detector.current === null ? 'take' : sideAdvice(now.side, at)
    // Held still, yet what belongs to its side is not seen: the wait stays full.
    const isWaiting = advice !== 'take' && verdict === 'good' && now.shutter.phase === 'holding'
    if (!isWaiting) now.shutter = nextShutter(now.shutter, { verdict, at })
    setView({
      verdict: now.steady.shown,
      quad,
      hold: holdProgress(now.shutter, at),
      isWrongSide: advice === 'say',
      isManual: at - now.shutter.begun > shutterTimes.manual,
    })
    if (now.shutter.phase === 'taking') loop.onReady()
  }
  useFrames({ video, isRunning: isRunning && box.width > 0, every, share, onFrame })
  return view
}

/** What lasts from frame to frame. */
interface Course {
  shutter: ReturnType<typeof newShutter> | null
  steady: SteadyVerdict | null
  side: SideState
  portraitDue: number
}

const newCourse = (): Course => ({ shutter: null, steady: null, side: unknownSide, portraitDue: 0 })

/** The face detector once it is loaded; without it nothing is said about sides. */
function useFaceDetector(): RefObject<LoadedFaceDetector | null> {
  const detector = useRef<LoadedFaceDetector | null>(null)
  useEffect(() => {
    loadFaceDetector().then(
      (loaded) => (detector.current = loaded),
      () => undefined,
    )
  }, [])
  return detector
}
