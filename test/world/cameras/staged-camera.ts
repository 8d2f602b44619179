import type { Page } from 'playwright-core'
import { z } from 'zod'

/**
 * A camera whose picture changes while a page looks at it, and to which things can happen: a canvas in its place. `camera-file`
 * is nearer to a real camera, and shows one course.
 */
export interface StagedCamera {
  /** @param pictures JPEG, shown one after the other, ten a second, over and over */
  readonly bring: (name: string, pictures: readonly Buffer[]) => Promise<void>
  readonly show: (name: string) => Promise<unknown>
  /** What the next openings end with, as the Media Capture specification names it; null opens. */
  readonly failWith: (error: 'NotAllowedError' | 'NotReadableError' | null) => Promise<unknown>
  /** An event of the track that is open: another program has taken the camera, or it gives no pictures. */
  readonly happens: (event: 'ended' | 'mute') => Promise<unknown>
  /** How often it was opened. */
  readonly openings: () => Promise<number>
}

const script = `{
  const sets = {}
  const staged = { shown: '', error: null, tracks: [] }
  window.stagedCamera = {
    ...{ fail: (error) => (staged.error = error), openings: () => staged.tracks.length },
    show: (name) => (staged.shown = name),
    bring: async (name, pictures) => {
      sets[name] = await Promise.all(pictures.map((picture) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))], { type: 'image/jpeg' }))))
    },
    happens: (event) => {
      const track = staged.tracks.at(-1)
      if (event === 'ended') track.stop()
      track.dispatchEvent(new Event(event))
    },
  }
  if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = async () => {
    if (staged.error !== null) throw new DOMException('', staged.error)
    const [first] = sets[staged.shown]
    const canvas = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height })
    const context = canvas.getContext('2d', { alpha: false })
    let at = 0
    const paint = () => {
      const pictures = sets[staged.shown]
      at += 1
      context.drawImage(pictures[at % pictures.length], 0, 0, canvas.width, canvas.height)
    }
    paint()
    const stream = canvas.captureStream(10)
    const [track] = stream.getVideoTracks()
    const timer = setInterval(() => (track.readyState === 'ended' ? clearInterval(timer) : paint()), 100)
    staged.tracks.push(track)
    return stream
  }
}`

/** Before the page is loaded. */
export async function stageCamera(page: Page): Promise<StagedCamera> {
  await page.addInitScript(script)
  const call = async (name: string, ...args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(`stagedCamera.${name}(...${JSON.stringify(args)})`)
  return {
    bring: async (name, pictures) => {
      const written = pictures.map((picture) => picture.toString('base64'))
      await page.evaluate(`stagedCamera.bring(${JSON.stringify(name)}, ${JSON.stringify(written)})`)
    },
    show: (name) => call('show', name),
    failWith: (error) => call('fail', error),
    happens: (event) => call('happens', event),
    openings: async () => z.number().parse(await call('openings')),
  }
}
