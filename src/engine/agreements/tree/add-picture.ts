import type { Element } from 'hast'
import { vaultToken } from '../vault-token.ts'
import { lengthInPoints } from './lengths.ts'
import { attribute, styleOf, type Surroundings } from './looks.ts'
import { sniffBytes, type SniffedPicture, sniffPicture } from './sniff-picture.ts'
import { countLeftOut, type TreeContext, type Walk } from './tree-context.ts'

/** Of a page, in points. */
export const textHeight = (235 * 72) / 25.4

/** A picture in the template or in the vault. One of the vault that is not there is named. */
export function addPicture(element: Element, inside: Surroundings, { sink, context }: Walk): void {
  const source = attribute(element, 'src')
  // What no template may show was left out, and counted, before.
  const picture = source === undefined ? null : pictureOf(source, context)
  if (picture === null) return
  const natural = { width: picture.width * 0.75, height: picture.height * 0.75 }
  const asked = askedSize(element, inside)
  const ratio = picture.width / picture.height
  const width = asked.width ?? (asked.height === null ? natural.width : asked.height * ratio)
  const height = asked.height ?? width / ratio
  const fit = Math.min(1, inside.width / width, textHeight / height)
  const { key, format, bytes } = picture
  const known = context.known.get(key) ?? context.pictures.push({ format, bytes }) - 1
  context.known.set(key, known)
  const alt = attribute(element, 'alt') ?? ''
  sink.add({ kind: 'picture', picture: known, width: width * fit, height: height * fit, alt }, inside)
}

interface KeyedPicture extends SniffedPicture {
  /** The same wherever the same picture stands. */
  readonly key: string
}

/** Null for what is none: it is counted, or named. */
function pictureOf(source: string, context: TreeContext): KeyedPicture | null {
  const token = vaultToken(source)
  const stored = token === null ? undefined : context.ofVault.get(token)
  if (token !== null && stored === undefined) {
    context.missing.add(token)
    return null
  }
  const picture = stored === undefined ? sniffPicture(source) : sniffBytes(stored)
  if (picture === null) countLeftOut(context, { element: 'img', attribute: 'src' })
  return picture && { ...picture, key: token ?? source }
}

interface AskedSize {
  readonly width: number | null
  readonly height: number | null
}

/** Null where none was asked for. Nothing is smaller than a point. */
export function askedSize(element: Element, inside: Surroundings): AskedSize {
  const style = styleOf(element)
  const asked = (name: 'width' | 'height'): number | null => {
    const base = { em: inside.text.size, whole: name === 'width' ? inside.width : textHeight }
    const length = lengthInPoints(style.get(name) ?? attribute(element, name), base)
    return length === null ? null : Math.max(1, length)
  }
  return { width: asked('width'), height: asked('height') }
}
