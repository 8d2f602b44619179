import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { personBytes } from './faces.ts'

/** Key frames of a movement lie side by side in its file. */
const keyFrames = 7

export const isFfmpegInstalled = spawnSync('ffmpeg', ['-version']).status === 0

/** A video of an invented person who moves, two key frames a second. Needs ffmpeg. */
export async function personVideo(name: string, container: 'mp4' | 'webm'): Promise<Buffer> {
  const frameStrip = sharp(personBytes(name))
  const { width, height } = await frameStrip.metadata()
  const side = Math.floor(width / keyFrames)
  const frames: Buffer[] = []
  for (let at = 0; at < keyFrames; at++) {
    const place = { left: at * side, top: 0, width: side - (side % 2), height: height - (height % 2) }
    frames.push(
      await frameStrip.clone().extract(place).resize({ height: 480 }).jpeg({ quality: 95 }).toBuffer(),
    )
  }
  return encodeVideo(Buffer.concat(frames), container)
}

/** As cameras write them: the table of an MP4 stands at its end. */
function encodeVideo(frames: Buffer, container: 'mp4' | 'webm'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-video-'))
  const file = join(folder, `person.${container}`)
  const codec = container === 'mp4' ? ['-c:v', 'mpeg4', '-q:v', '2'] : ['-c:v', 'libvpx', '-b:v', '2M']
  const scale = ['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2']
  const request = ['-v', 'error', '-f', 'image2pipe', '-framerate', '2', '-c:v', 'mjpeg', '-i', 'pipe:0']
  const done = spawnSync('ffmpeg', [...request, ...scale, '-r', '10', ...codec, file], { input: frames })
  try {
    if (done.status !== 0) throw new Error(done.stderr.toString())
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
