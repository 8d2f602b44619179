import type { WordsOfPrint, WordTags } from '../../../../vocabulary/reading/print-tags.ts'
import { lookCosts } from '../../../reading/work/look-costs.table.ts'
import type { WorkBudget } from '../../../reading/work/work-budget.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { tagPrint, type TaggedPrint } from './tag-print.ts'

/** The network that says of each word of a registration document what it is. */
export type TagWords = (words: WordsOfPrint, signal: AbortSignal) => Promise<WordTags>

interface Asked {
  readonly tagWords: TagWords
  readonly signal: AbortSignal
  /** What the pages may cost together. */
  readonly budget: WorkBudget
}

/** Asks the network about pages, and about none twice as long as its print stays the same. */
export function pageTagger(): (
  pages: readonly (readonly PrintPiece[])[],
  asked: Asked,
) => Promise<readonly TaggedPrint[]> {
  const known = new Map<readonly PrintPiece[], TaggedPrint | null>()
  return async (pages, { tagWords, signal, budget }) => {
    for (const pieces of pages) {
      if (known.has(pieces)) continue
      const isLeft = budget.take(costOf(pieces))
      known.set(pieces, isLeft ? await tagPrint(pieces, (words) => tagWords(words, signal)) : null)
    }
    return pages.flatMap((pieces) => known.get(pieces) ?? [])
  }
}

const costOf = (pieces: readonly PrintPiece[]): number =>
  lookCosts.tagWords.least +
  lookCosts.tagWords.perSign * pieces.reduce((sum, { text }) => sum + text.length, 0)
