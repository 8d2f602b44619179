import type { PageReader } from '../page-reader.ts'
import { workBudget, type WorkBudget } from '../work/work-budget.ts'
import { looksLikeMrzText } from './read-lines.ts'

/**
 * Lines read in search of a zone: in the first size; in each further one, where the likeliest places come first and no line
 * had the looks of a zone's yet; and where one had, in all sizes together.
 */
const maxReads = { first: 20, further: 10, all: 40 } as const

/** How many lines may still be read in search of a zone. */
export interface ZoneReads extends Pick<WorkBudget, 'take'> {
  readonly nextSize: () => void
  /** Tells that a line with the looks of a zone's was read. */
  readonly seen: () => void
}

export function zoneReads(): ZoneReads {
  const budget = workBudget(maxReads.first)
  const state = { isFirstSize: true, isSeen: false }
  const raise = () => {
    if (state.isFirstSize) return
    budget.raise(state.isSeen ? maxReads.all : Math.min(maxReads.all, budget.spent() + maxReads.further))
  }
  return {
    take: (units) => budget.take(units),
    nextSize: () => {
      state.isFirstSize = false
      raise()
    },
    seen: () => {
      if (state.isSeen) return
      state.isSeen = true
      raise()
    },
  }
}

/** The same looks, which after enough lines read nothing more: a picture full of text must not take for ever. */
export function withReadLimit(pageReader: PageReader, reads: ZoneReads): PageReader {
  return {
    ...pageReader,
    readText: async (pixels, quads, options) => {
      const allowed = quads.filter(() => reads.take(1))
      if (allowed.length === 0) return []
      const read = await pageReader.readText(pixels, allowed, options)
      const texts = read.map(({ characters }) => characters.map(({ symbol }) => symbol).join(''))
      if (texts.some(looksLikeMrzText)) reads.seen()
      return read
    },
  }
}
