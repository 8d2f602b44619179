import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where figures stand that people read, in `docs/measured`. */
export const measuredPath = (name: string): string => fileURLToPath(new URL(`../../docs/measured/${name}`, import.meta.url)) // prettier-ignore

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

/** Puts a part of `docs/measured/reading.md` in its place. */
export function writeReportPart(part: string, text: string): void {
  writeFileSync(
    measuredPath('reading.md'),
    replacePart(readFileSync(measuredPath('reading.md'), 'utf8'), part, text),
  )
}
