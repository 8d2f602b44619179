import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where figures stand that people read, in `docs/reference`. */
export const place = (name: string): string => fileURLToPath(new URL(`../../docs/reference/${name}`, import.meta.url)) // prettier-ignore

const mark = (edge: 'begin' | 'end', part: string): string => `<!-- ${edge} ${part} -->`

/**
 * A page with one of its parts, between the marks of that name, replaced; the others stay as they were measured.
 *
 * @throws Error when the page has no such part
 */
export function withPart(page: string, part: string, text: string): string {
  const [from, to] = [page.indexOf(mark('begin', part)), page.indexOf(mark('end', part))]
  if (from < 0 || to < from) throw new Error(`The page has no part ${part}`)
  return `${page.slice(0, from)}${mark('begin', part)}\n\n${text.trim()}\n\n${page.slice(to)}`
}

/** Puts a part of `docs/reference/reading.md` in its place. */
export function writePart(part: string, text: string): void {
  writeFileSync(place('reading.md'), withPart(readFileSync(place('reading.md'), 'utf8'), part, text))
}
