import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A picture that a camera sees for so many thirtieths of a second. */
export interface CameraFrame {
  readonly jpeg: Buffer
  readonly count: number
}

/** Chromium plays files of motion JPEG at this rate. */
export const framesPerSecond = 30

/**
 * What the camera of a browser sees: a file of motion JPEG, played from its begin whenever a page opens the camera, over and
 * over. It may be replaced between two openings.
 */
export interface CameraFile {
  /** For the command line of Chromium. */
  readonly browserArguments: readonly string[]
  show(frames: readonly CameraFrame[]): void
  close(): void
}

export function openCameraFile(first: readonly CameraFrame[]): CameraFile {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-camera-'))
  // The name of the file is that of the camera.
  const path = join(directory, 'Integrated Camera.mjpeg')
  const show = (frames: readonly CameraFrame[]): void => {
    const next = join(directory, 'next')
    writeFileSync(
      next,
      Buffer.concat(frames.flatMap(({ jpeg, count }) => new Array<Buffer>(count).fill(jpeg))),
    )
    renameSync(next, path)
  }
  show(first)
  return {
    browserArguments: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    show,
    close: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** As long as it takes, with the small movement of a held device. Frames come by turns. */
export function held(frames: readonly Buffer[], seconds: number): readonly CameraFrame[] {
  return Array.from({ length: Math.round(seconds * framesPerSecond) }, (_, at) => ({
    jpeg: frames[at % frames.length] ?? Buffer.alloc(0),
    count: 1,
  }))
}
