import { once } from 'node:events'
import { FairQueue, type WorkRequest } from '../../../platform/threads/fair-queue.ts'
import { isProgramInstalled, spawnProgram, systemPath } from '../../../platform/threads/spawn-program.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { limitMemory } from './limit-memory.ts'
import { refuseWork } from '../refuse-work.ts'

export interface VideoLimits {
  /** Time for one video, in milliseconds. */
  readonly milliseconds: number
  /** Resident memory of the program, in bytes; watched where /proc is. */
  readonly bytes: number
  /** Where ffmpeg is looked for, as in PATH; default where systems keep their programs. */
  readonly folders?: string
  /** How many more videos may wait. */
  readonly waiting: number
}

/** What is looked at of a video: so many seconds from its begin, so often a second. */
const looked = { seconds: 16, aSecond: 2 } as const
/** So many of the frames looked at are handed on, evenly spread. */
const maxFrames = 8
/** Longer side of a frame, in pixels. */
const longSide = 1280
/** All frames looked at, encoded, are less than this. */
const maxOutput = 64 * 2 ** 20
const watchEveryMilliseconds = 25
const program = 'ffmpeg'
const needed =
  "faceVideo needs the program ffmpeg, which is not installed on this machine: install the package 'ffmpeg'."

/** Containers that are taken, by their first bytes, and what ffmpeg calls them. */
const containers: readonly { readonly at: number; readonly magic: string; readonly demuxer: string }[] = [
  { at: 4, magic: 'ftyp', demuxer: 'mov' },
  { at: 0, magic: '\x1a\x45\xdf\xa3', demuxer: 'matroska' },
]

/** Takes frames out of videos with ffmpeg, one video at a time, in a process that is killed when it breaks a limit. */
export class VideoFrames {
  private readonly limits: VideoLimits
  private readonly line: FairQueue

  constructor(limits: VideoLimits) {
    this.limits = limits
    this.line = new FairQueue({ slots: 1, maxWaiting: limits.waiting, full: () => refuseWork('full') })
  }

  /** Programs of the machine that are needed and not installed. */
  missingPrograms(): readonly string[] {
    return isProgramInstalled(program, this.limits.folders ?? systemPath) ? [] : [program]
  }

  /**
   * @returns JPEG files, in the order in which they were taken, at least one
   * @throws Refusal ERROR_IMAGE_CORRUPTED for what is no sound MP4 or WebM, or takes too much to decode;
   *   ERROR_OPERATION_FAILED where ffmpeg is not installed
   */
  async take(bytes: Uint8Array, wanted: WorkRequest): Promise<readonly Uint8Array[]> {
    const { signal } = wanted
    const demuxer = demuxerOf(bytes)
    if (demuxer === null)
      throw new Refusal('ERROR_IMAGE_CORRUPTED', { message: 'faceVideo is not an MP4 or WebM file.' })
    const written = await this.line.submit(
      () => run(argumentsFor(demuxer), bytes, { ...this.limits, signal }),
      wanted,
    )
    signal.throwIfAborted()
    const frames = evenly(jpegsIn(written))
    if (frames.length === 0)
      throw new Refusal('ERROR_IMAGE_CORRUPTED', { message: 'No frame of faceVideo could be read.' })
    return frames
  }
}

function demuxerOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString('latin1')
  return containers.find(({ at, magic }) => head.startsWith(magic, at))?.demuxer ?? null
}

/**
 * The container is named, so that nothing is guessed; no protocol is open but the pipe, through which the program can go
 * back in what it was given.
 */
function argumentsFor(demuxer: string): readonly string[] {
  const size = `scale='min(${longSide},iw)':'min(${longSide},ih)':force_original_aspect_ratio=decrease`
  return [
    ...['-nostdin', '-v', 'quiet', '-threads', '1', '-protocol_whitelist', 'cache,pipe'],
    ...['-f', demuxer, '-read_ahead_limit', '-1', '-t', String(looked.seconds), '-i', 'cache:pipe:0'],
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', `fps=${looked.aSecond},${size}`, '-threads', '1'],
    ...['-frames:v', String(looked.seconds * looked.aSecond), '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'],
    ...['-q:v', '2', '-f', 'image2pipe', 'pipe:1'],
  ]
}

interface RunLimits extends VideoLimits {
  readonly signal: AbortSignal
}

/** What the program wrote until it ended, or until it was killed. */
async function run(args: readonly string[], bytes: Uint8Array, limits: RunLimits): Promise<Buffer> {
  const child = spawnProgram(program, args, { searchPath: limits.folders ?? systemPath })
  child.stderr.resume()
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(kill, limits.milliseconds)
  const watch = setInterval(() => void limitMemory(child, limits.bytes), watchEveryMilliseconds)
  limits.signal.addEventListener('abort', kill, { once: true })
  try {
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > maxOutput) kill()
      else parts.push(part)
    })
    // It stops reading when it has seen enough.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    await once(child, 'close')
    return Buffer.concat(parts)
  } catch (cause) {
    if (isNotThere(cause)) throw new Refusal('ERROR_OPERATION_FAILED', { message: needed, cause })
    throw cause
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    limits.signal.removeEventListener('abort', kill)
  }
}

function isNotThere(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}

const [begin, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

/** The pictures of a stream of them, one after the other; the last is left out where it was cut off. */
function jpegsIn(stream: Buffer): readonly Uint8Array[] {
  const found: Uint8Array[] = []
  let at = 0
  while (stream.indexOf(begin, at) === at) {
    const last = stream.indexOf(end, at)
    if (last < 0) break
    found.push(stream.subarray(at, last + end.length))
    at = last + end.length
  }
  return found
}

function evenly(all: readonly Uint8Array[]): readonly Uint8Array[] {
  if (all.length <= maxFrames) return all
  const step = (all.length - 1) / (maxFrames - 1)
  return Array.from({ length: maxFrames }, (_, at) => all[Math.round(at * step)] ?? new Uint8Array())
}
