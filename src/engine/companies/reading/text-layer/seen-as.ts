import { editDistance } from '../../../documents/values/edit-distance.ts'
import { plainOf } from '../labels/label-words.ts'
import { hasUnreadScript } from './scripts.ts'

/** Signs that small print shows alike; each becomes the first. */
const alike: readonly (readonly [RegExp, string])[] = [[/[oq]/g, '0'], [/[il|!j]/g, '1'], [/s/g, '5'], [/b/g, '8'], [/z/g, '2'], [/g/g, '9']] // prettier-ignore

/** Letters and figures alone, those that look alike as one. */
function foldOf(text: string): string {
  const plain = plainOf(text).replace(/[^\p{L}\p{N}|!]/gu, '')
  return alike.reduce((folded, [signs, by]) => folded.replace(signs, by), plain)
}

/** Letters that may be misread, as a part of all. */
const misread = 0.15

/**
 * Whether what was recognised in the pixels is what the text layer says: each figure is the same, and letters nearly all.
 * Signs that look alike count as one.
 */
export function isSeenAs(claimed: string, seen: string): boolean {
  if (hasUnreadScript(claimed) || dayInSigns.test(claimed)) return figuresOf(claimed) === figuresOf(seen)
  const [a, b] = [foldOf(claimed), foldOf(seen)]
  if (a === b) return true
  if (!holdsFigures(claimed, b)) return false
  return editDistance(a, b) <= Math.max(a.length <= 3 ? 0 : 1, Math.floor(misread * a.length))
}

/** `2015年03月12日`: its signs say nothing that its figures do not. */
const dayInSigns = /^[\d\s]+年[\d\s]+月[\d\s]+日$/u

const figuresOf = (text: string): string => text.replace(/\D/g, '')

/** Every run of figures is there, in this order. */
function holdsFigures(claimed: string, seen: string): boolean {
  let from = 0
  for (const [run] of claimed.replace(/(?<=\d)[\s.,'’/-]+(?=\d)/gu, '').matchAll(/\d+/g)) {
    const at = seen.indexOf(foldOf(run), from)
    if (at < 0) return false
    from = at + run.length
  }
  return true
}

/** 0..1: how alike two texts are, letters that look alike as one. */
export function likenessOf(claimed: string, seen: string): number {
  const [a, b] = [foldOf(claimed), foldOf(seen)]
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer
}
