import type { WordsOfPrint, WordTags } from '../../../../vocabulary/reading/print-tags.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { spansOf, type TaggedSpan } from './decode-tags.ts'
import { linkedParties, type TaggedParty } from './linked-parties.ts'
import { type PrintToken, tokensOfPieces } from './tokens-of-pieces.ts'
import { mergedOdds, type TokenOdds, windowsOf, type WordWindow, wordsOfTokens } from './windows.ts'

export interface TaggedToken extends TokenOdds {
  readonly token: PrintToken
}

/** What the network says of the print of a page. */
export interface TaggedPrint {
  readonly tokens: readonly TaggedToken[]
  readonly spans: readonly TaggedSpan[]
  readonly parties: readonly TaggedParty[]
}

/** Words that are no context for each other: the network says nothing of them. */
const leastWords = 2

/** Words of a page that the network is asked about together. */
export interface WordsOfWindow extends WordWindow {
  readonly words: WordsOfPrint
}

/** What it says of them. */
export type TagsOfWindow = WordWindow & WordTags

/** What the network is asked about the print of one page. */
export function wordsOfPage(pieces: readonly PrintPiece[]): readonly WordsOfWindow[] {
  const tokens = tokensOfPieces(pieces)
  if (tokens.length < leastWords) return []
  return windowsOf(tokens.length).map((window) => ({
    ...window,
    words: wordsOfTokens(tokens.slice(window.from, window.to)),
  }))
}

/** What the answers of the network say of the print of one page. */
export function taggedPrint(pieces: readonly PrintPiece[], answers: readonly TagsOfWindow[]): TaggedPrint {
  const tokens = tokensOfPieces(pieces)
  const said = mergedOdds(answers)
  const spans = spansOf(tokens, said)
  const all = tokens.flatMap((token, at) => (said[at] === undefined ? [] : [{ ...said[at], token }]))
  return { tokens: all, spans, parties: linkedParties(spans, { said, tokens }) }
}

/** What the network answers of windows of words. */
export async function tagsOf(
  windows: readonly WordsOfWindow[],
  tagWords: (words: WordsOfPrint) => Promise<WordTags>,
): Promise<readonly TagsOfWindow[]> {
  const tags: TagsOfWindow[] = []
  for (const { words, ...window } of windows) tags.push({ ...window, ...(await tagWords(words)) })
  return tags
}

/** Asks the network about the print of one page. */
export async function tagPrint(
  pieces: readonly PrintPiece[],
  tagWords: (words: WordsOfPrint) => Promise<WordTags>,
): Promise<TaggedPrint> {
  return taggedPrint(pieces, await tagsOf(wordsOfPage(pieces), tagWords))
}
