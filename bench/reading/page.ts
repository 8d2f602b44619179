import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where figures stand that people read, in `docs/reference`. */
export const referencePath = (name: string): string => fileURLToPath(new URL(`../../docs/reference/${name}`, import.meta.url)) // prettier-ignore

const partMarker = (edge: 'begin' | 'end', part: string): string => `<!-- ${edge} ${part} -->`

/**
 * A page with one of its parts, between the marks of that name, replaced; the others stay as they were measured.
 *
 * @throws Error when the page has no such part
 */
export function replacePart(page: string, part: string, text: string): string {
  const [from, to] = [page.indexOf(partMarker('begin', part)), page.indexOf(partMarker('end', part))]
  if (from < 0 || to < from) throw new Error(`The page has no part ${part}`)
  return `${page.slice(0, from)}${partMarker('begin', part)}\n\n${text.trim()}\n\n${page.slice(to)}`
}

/** Puts a part of `docs/reference/reading.md` in its place. */
export function writeReportPart(part: string, text: string): void {
  writeFileSync(
    referencePath('reading.md'),
    replacePart(readFileSync(referencePath('reading.md'), 'utf8'), part, text),
  )
}
