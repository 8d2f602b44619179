import type { Sentence, SentenceId, SentenceValues } from './sentence.ts'

/** All texts of the service in one language. A catalogue that lacks one of them does not compile. */
export interface Catalogue {
  readonly sentences: {
    readonly [Id in SentenceId]: (values: SentenceValues[Id]) => string
  }
}

/** A sentence in the words of one catalogue. */
export function renderSentence<Id extends SentenceId>(
  { sentences }: Catalogue,
  { id, values }: Sentence<Id>,
): string {
  return sentences[id](values)
}
