import type { WordsOfPrint, WordTags } from '../../../../vocabulary/reading/print-tags.ts'
import { lookCosts } from '../../../reading/work/look-costs.table.ts'
import type { WorkBudget } from '../../../reading/work/work-budget.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { tagsOf, type TagsOfWindow, type WordsOfWindow } from './tag-print.ts'

/** The network that says of each word of a registration document what it is. */
export type TagWords = (words: WordsOfPrint, signal: AbortSignal) => Promise<WordTags>

/** Makes words of the print of a page. */
export type WordsOfPage = (pieces: readonly PrintPiece[]) => Promise<readonly WordsOfWindow[]>

/** The print of a page, and what the network says of it; null where it was not asked. */
export interface TaggedPage {
  readonly pieces: readonly PrintPiece[]
  readonly tags: readonly TagsOfWindow[] | null
}

interface Asked {
  readonly wordsOfPage: WordsOfPage
  readonly tagWords: TagWords
  readonly signal: AbortSignal
  /** What the pages may cost together. */
  readonly budget: WorkBudget
}

/** Asks the network about pages, and about none twice as long as its print stays the same. */
export function pageTagger(): (
  pages: readonly (readonly PrintPiece[])[],
  asked: Asked,
) => Promise<readonly TaggedPage[]> {
  const known = new Map<readonly PrintPiece[], TaggedPage>()
  return async (pages, { wordsOfPage, tagWords, signal, budget }) => {
    const askOf = async (pieces: readonly PrintPiece[]) =>
      tagsOf(await wordsOfPage(pieces), (words) => tagWords(words, signal))
    const tagged: TaggedPage[] = []
    for (const pieces of pages) {
      const page = known.get(pieces) ?? {
        pieces,
        tags: budget.take(costOf(pieces)) ? await askOf(pieces) : null,
      }
      known.set(pieces, page)
      tagged.push(page)
    }
    return tagged
  }
}

const costOf = (pieces: readonly PrintPiece[]): number =>
  lookCosts.tagWords.least +
  lookCosts.tagWords.perSign * pieces.reduce((sum, { text }) => sum + text.length, 0)
