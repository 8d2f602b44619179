import type { ImageInput } from '../../../../vocabulary/imaging/image-input.ts'
import { invalidValue, Refusal } from '../../../../vocabulary/refusals.ts'

export interface ImageLimits {
  /** Bytes after decoding. */
  readonly maxBytes: number
  /** Frames of one face; `maxFrames` where it is absent. */
  readonly frames?: number
}

const maxUrlLength = 4096
const maxDataUrlPrefix = 200
export const maxFrames = 10

/**
 * A picture as clients write it: base64, with or without a data-URL prefix; an http(s) address; `ref:` and a token.
 * Throws Refusal ERROR_INVALID_ENCODING, ERROR_REQUEST_TOO_LARGE, ERROR_IMAGE_CORRUPTED (nothing in it),
 * ERROR_REMOTE_IMAGE_FAILED (a reference of the wrong form), ERROR_INVALID_VALUE (an address that is too long).
 */
export function parseImage(parameter: string, written: string, limits: ImageLimits): ImageInput {
  const head = written.slice(0, 8).toLowerCase()
  if (head.startsWith('ref:')) return parseReference(written)
  if (head.startsWith('http://') || head.startsWith('https://')) {
    if (written.length > maxUrlLength) throw invalidValue(parameter, 'The address is too long.')
    return { kind: 'url', url: written }
  }
  return { kind: 'bytes', bytes: decodeBase64(payloadOf(written), limits) }
}

/** As `parseImage`, but a video is never taken by reference (ERROR_INVALID_VALUE). */
export function parseVideo(parameter: string, written: string, limits: ImageLimits): ImageInput {
  if (/^ref:/i.test(written)) throw invalidValue(parameter, 'A video cannot be sent by reference.')
  return parseImage(parameter, written, limits)
}

/** One or more frames, separated by commas; each may be written in any of the ways of `parseImage`. */
export function parseFrames(parameter: string, written: string, limits: ImageLimits): readonly ImageInput[] {
  const { frames: most = maxFrames } = limits
  const frames: string[] = []
  let prefix = ''
  let position = 0
  while (position <= written.length) {
    const comma = written.indexOf(',', position)
    const end = comma < 0 ? written.length : comma
    const segment = written.slice(position, end)
    position = end + 1
    if (prefix === '' && /^data:/i.test(segment.slice(0, 5))) {
      prefix = `${segment},`
      continue
    }
    frames.push(prefix + segment)
    prefix = ''
    if (frames.length > most) throw invalidValue(parameter, `At most ${most} frames.`)
  }
  if (prefix !== '') throw new Refusal('ERROR_INVALID_ENCODING')
  return frames.map((frame) => parseImage(parameter, frame, limits))
}

function parseReference(written: string): ImageInput {
  const token = written.slice(4).trim()
  if (!/^[0-9a-f]{64}$/.test(token)) throw new Refusal('ERROR_REMOTE_IMAGE_FAILED')
  return { kind: 'ref', token }
}

/** What follows the prefix of a data URL, or the whole. */
function payloadOf(written: string): string {
  if (!/^data:/i.test(written.slice(0, 5))) return written
  const comma = written.slice(0, maxDataUrlPrefix).indexOf(',')
  const prefix = written.slice(5, Math.max(comma, 5)).toLowerCase()
  if (!/^((image|video)\/[\w.+-]+|application\/(pdf|octet-stream))(;[\w.=+-]+)*;base64$/.test(prefix))
    throw new Refusal('ERROR_INVALID_ENCODING')
  return written.slice(comma + 1)
}

/**
 * Base64 (RFC 4648) of either alphabet, with its padding or without; line ends and blanks between groups are forgiven.
 * The decoder of Node skips what it does not know, so the number of bytes tells whether everything was base64.
 */
function decodeBase64(payload: string, { maxBytes }: ImageLimits): Uint8Array {
  const maxBase64Length = Math.ceil(maxBytes / 3) * 4
  if (payload.length > maxBase64Length * 1.05 + 64) throw new Refusal('ERROR_REQUEST_TOO_LARGE')
  const text = stripWhitespace(payload)
  if (text.length > maxBase64Length) throw new Refusal('ERROR_REQUEST_TOO_LARGE')
  if (text.length === 0) throw new Refusal('ERROR_IMAGE_CORRUPTED')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const letters = text.length - padding
  const isPaddedRight = padding === 0 ? letters % 4 !== 1 : text.length % 4 === 0
  const isOfBoth = /[-_]/.test(text) && /[+/]/.test(text)
  if (!isPaddedRight || isOfBoth) throw new Refusal('ERROR_INVALID_ENCODING')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength !== Math.floor((letters * 3) / 4)) throw new Refusal('ERROR_INVALID_ENCODING')
  if (bytes.byteLength > maxBytes) throw new Refusal('ERROR_REQUEST_TOO_LARGE')
  return bytes
}

/** Blanks may be a thirty-second part of the text (MIME breaks lines after 76 characters with two); more is no picture. */
function stripWhitespace(payload: string): string {
  if (!/[\s]/.test(payload.slice(0, 200)) && !payload.includes('\n') && !payload.includes(' ')) return payload
  const text = payload.replace(/[\t\n\r ]+/g, '')
  if (payload.length - text.length > 64 + payload.length / 32) throw new Refusal('ERROR_INVALID_ENCODING')
  return text
}
