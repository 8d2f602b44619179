import type { DecisionSentences } from './decision-sentences.ts'
import type { HolderSentences } from './holder-sentences.ts'
import type { LinkSentences } from './link-sentences.ts'

/** What stands in each sentence, by the id of the sentence. Values survive JSON unchanged. */
export type SentenceValues = DecisionSentences & HolderSentences & LinkSentences

export type SentenceId = keyof SentenceValues

/** A sentence that is not put into words yet: which one, and what stands in it. */
export type Sentence<Id extends SentenceId = SentenceId> = {
  readonly [Key in Id]: { readonly id: Key; readonly values: SentenceValues[Key] }
}[Id]
