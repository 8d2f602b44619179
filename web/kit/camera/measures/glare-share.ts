import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { LumaPicture } from './luma-picture.ts'
import { insideQuad } from './inside-quad.ts'

/** From here on brightness is burnt out. */
const burntOut = 251
/** Where more than this is burnt out, the document is white rather than lit by a lamp. */
const mostShare = 0.4

/**
 * The largest connected part of a document that is burnt out, as a share of the document, 0..1: the reflection of a lamp.
 * 0 where most of the document is white.
 */
export function glareShare(picture: LumaPicture, quad: Quad): number {
  const { width, data } = picture
  const inside = insideQuad(picture, quad)
  const isOpen = new Uint8Array(data.length)
  let [all, burnt] = [0, 0]
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === 0) continue
    all++
    if ((data[at] ?? 0) < burntOut) continue
    isOpen[at] = 1
    burnt++
  }
  if (all === 0 || burnt > mostShare * all) return 0
  let largest = 0
  for (let at = 0; at < isOpen.length; at++)
    if (isOpen[at] === 1) largest = Math.max(largest, flood(isOpen, at, width))
  return largest / all
}

/** Pixels connected with one, which are closed. */
function flood(isOpen: Uint8Array, from: number, width: number): number {
  const waiting = [from]
  let count = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (isOpen[at] !== 1) continue
    isOpen[at] = 0
    count++
    waiting.push(at - 1, at + 1, at - width, at + width)
  }
  return count
}
