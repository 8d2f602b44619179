import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isFfmpegInstalled, personVideo } from '../../../../test/world/pictures/video.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { VideoFrames } from './video-frames.ts'

const limits = { milliseconds: 60_000, bytes: 512 * 2 ** 20, waiting: 4 }
const videos = new VideoFrames(limits)
const wanted = { payer: 'a', signal: new AbortController().signal }

async function refused(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  return error instanceof Refusal ? `${error.code}: ${error.message}` : String(error)
}

const emptyMp4 = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0', 'latin1')])

it('takes nothing but MP4 and WebM, whatever the file is called', async () => {
  for (const bytes of ['#EXTM3U\nfile:///etc/passwd\n', "ffconcat version 1.0\nfile '/etc/passwd'\n", ''])
    expect(await refused(videos.take(Buffer.from(bytes), wanted))).toContain('ERROR_IMAGE_CORRUPTED')
})

it('says what is missing where ffmpeg is not installed', async () => {
  const elsewhere = new VideoFrames({ ...limits, folders: '/nowhere' })
  const reported = await refused(elsewhere.take(emptyMp4, wanted))
  expect(reported).toContain('ERROR_OPERATION_FAILED')
  expect(reported).toContain("package 'ffmpeg'")
  expect(elsewhere.missingPrograms()).toEqual(['ffmpeg'])
  expect(videos.missingPrograms()).toEqual(isFfmpegInstalled ? [] : ['ffmpeg'])
})

describe.runIf(isFfmpegInstalled)('frames of a video', () => {
  it.each(['mp4', 'webm'] as const)('are at most eight pictures of a %s', async (container) => {
    const frames = await videos.take(await personVideo('p01-turn-left.jpg', container), wanted)
    expect(frames.length).toBeGreaterThanOrEqual(6)
    expect(frames.length).toBeLessThanOrEqual(8)
    for (const frame of frames) expect(await sharp(frame).metadata()).toMatchObject({ height: 480 })
  })

  it('are refused of what is cut off before its table, or no video at all', async () => {
    const whole = await personVideo('p01-turn-left.jpg', 'mp4')
    for (const bytes of [whole.subarray(0, whole.length / 2), emptyMp4])
      expect(await refused(videos.take(bytes, wanted))).toContain('ERROR_IMAGE_CORRUPTED')
  })

  it('#62 end with the limits of time and memory', async () => {
    const video = await personVideo('p01-turn-left.jpg', 'mp4')
    for (const tight of [{ milliseconds: 1 }, { bytes: 1 }])
      expect(await refused(new VideoFrames({ ...limits, ...tight }).take(video, wanted))).toContain(
        'ERROR_IMAGE_CORRUPTED',
      )
  })

  it('end with the request', async () => {
    const ended = AbortSignal.abort(new Error('gone'))
    const video = await personVideo('p01-turn-left.jpg', 'mp4')
    expect(await refused(videos.take(video, { ...wanted, signal: ended }))).toContain('gone')
  })
})
