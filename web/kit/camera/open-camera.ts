import { type CameraTrouble, troubleBefore, troubleFrom } from './camera-trouble.ts'

/** A running camera. */
export interface Camera {
  readonly stream: MediaStream
  readonly track: MediaStreamTrack
  /** As the browser names it; may be empty. */
  readonly label: string
  readonly hasTorch: boolean
  /** Does nothing where the camera has no light. */
  setTorch(isOn: boolean): Promise<void>
  /** Asks the lens to focus on a place, 0..1 across and down; does nothing where the camera cannot. */
  focusOn(x: number, y: number): Promise<void>
  stop(): void
}

export class CameraError extends Error {
  readonly trouble: CameraTrouble

  constructor(trouble: CameraTrouble) {
    super(`No camera: ${trouble}.`)
    this.trouble = trouble
  }
}

/** What cameras of phones can do beyond what the types of the DOM know (W3C Image Capture). */
interface MoreCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean
  readonly focusMode?: readonly string[]
}

interface MoreConstraints {
  readonly resizeMode: ConstrainDOMString
}

/**
 * Opens the camera on the back or on the front, with as many pixels as are of use.
 *
 * @throws CameraError with what is in the way
 */
export async function openCamera(facing: 'environment' | 'user'): Promise<Camera> {
  const { userAgent } = navigator
  const hasMediaDevices = 'mediaDevices' in navigator
  const trouble = troubleBefore({ isSecureContext, hasMediaDevices, userAgent })
  if (trouble !== null) throw new CameraError(trouble)
  const [width, height] = facing === 'environment' ? [1920, 1080] : [1280, 720]
  const video: MediaTrackConstraints & MoreConstraints = {
    facingMode: { ideal: facing },
    width: { ideal: width },
    height: { ideal: height },
    // Else the browser may cut a part of the picture away to come to this size.
    resizeMode: { ideal: 'none' },
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video })
    const [track] = stream.getVideoTracks()
    if (track === undefined) throw new CameraError('none')
    return cameraOf(stream, track)
  } catch (error) {
    throw error instanceof CameraError ? error : new CameraError(troubleFrom(error, userAgent))
  }
}

function cameraOf(stream: MediaStream, track: MediaStreamTrack): Camera {
  // Firefox has no capabilities of tracks before version 132.
  const can: MoreCapabilities = 'getCapabilities' in track ? track.getCapabilities() : {}
  const apply = async (change: object): Promise<void> => {
    // A camera that declares an ability and then refuses it is no reason to stop.
    await track.applyConstraints({ advanced: [change] }).catch(() => undefined)
  }
  if (can.focusMode?.includes('continuous') === true) void apply({ focusMode: 'continuous' })
  return {
    stream,
    track,
    label: track.label,
    hasTorch: can.torch === true,
    setTorch: (isOn) => (can.torch === true ? apply({ torch: isOn }) : Promise.resolve()),
    focusOn: (x, y) =>
      can.focusMode?.includes('single-shot') === true
        ? apply({ focusMode: 'single-shot', pointsOfInterest: [{ x, y }] })
        : Promise.resolve(),
    stop: () => {
      for (const one of stream.getTracks()) one.stop()
    },
  }
}
