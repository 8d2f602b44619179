import type { PageReader } from '../../../reading/page-reader.ts'
import { aspectOf } from '../../../reading/viz/common-direction.ts'
import { readViz } from '../../../reading/viz/read-viz.ts'
import { meanConfidence, type VizLine } from '../../../reading/viz/text-line.ts'
import { usefulSize } from '../../../reading/work/useful-size.ts'
import { withReadingCache } from '../../../reading/work/with-reading-cache.ts'
import { inOneKindOfFigures } from './arabic/one-kind-of-figures.ts'
import { withoutRulings } from './rulings/without-rulings.ts'
import { speaksOfCompany } from './speaks-of-company.ts'

/** Print is looked for in this size, in pixels of the longer side. */
const longSide = 1600
/** A page of an extract has seldom more lines. */
const mostLines = 220
/** Lines longer than this, in their heights, are prose, which is read last. */
const proseAspect = 26
/** Fewer short lines than this say nothing of the others. */
const leastShort = 2
/** What is read with less mean certainty is of a script that the recogniser lacks, or no print. */
const leastCertain = 0.55
/** So many lines of four letters that cannot be read, and so great a part of all, are said. */
const unreadable = { lines: 3, part: 0.2 } as const

/** The print of one page, read from its pixels. */
export interface PagePrint {
  readonly lines: readonly VizLine[]
  /** Whether much of it could not be read. */
  readonly isPartlyUnread: boolean
  /** Whether its long lines were left out, because no short one speaks of the company. */
  readonly isProseLeftOut: boolean
}

/** @param isBrief whether long lines are read only where a short one speaks of the company */
export async function readPagePrint(page: PageReader, isBrief = false): Promise<PagePrint> {
  const { findText, signal } = page
  const found = await findText(page.pixels, { longSide: usefulSize(page.pixels, longSide), signal })
  const pixels = withoutRulings(
    page.pixels,
    found.map(({ quad }) => quad),
  )
  const shown = { ...page, pixels, isYaAsPrinted: true }
  const reader = { ...shown, readText: withReadingCache(shown) }
  const [short = [], long = []] = [true, false].map((isShort) =>
    found.filter(({ quad }) => aspectOf(quad) <= proseAspect === isShort),
  )
  const brief = isBrief && short.length >= leastShort ? await readViz(reader, short, mostLines) : null
  const isProseLeftOut = brief !== null && long.length > 0 && !brief.some(({ text }) => speaksOfCompany(text))
  const lines = isProseLeftOut ? brief : await readViz(reader, [...short, ...long], mostLines)
  const read = lines.filter((line) => meanConfidence([line]) >= leastCertain)
  const strange = lines.filter((line) => !read.includes(line) && line.text.trim().length >= 4).length
  const isPartlyUnread = strange >= unreadable.lines && strange >= unreadable.part * lines.length
  return { lines: await inOneKindOfFigures(reader, read), isPartlyUnread, isProseLeftOut }
}
