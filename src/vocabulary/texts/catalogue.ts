import type { WarningCode } from '../decision/warnings.ts'
import type { RefusalCode } from '../refusals.table.ts'
import type { Sentence, SentenceId, SentenceValues } from './sentence.ts'

/** All texts of the service in one language. A catalogue that lacks one of them does not compile. */
export interface Catalogue {
  readonly sentences: {
    readonly [Id in SentenceId]: (values: SentenceValues[Id]) => string
  }
  /** What each warning means. */
  readonly warnings: Readonly<Record<WarningCode, string>>
  /** What each refusal says where nothing more exact is said. */
  readonly refusals: Readonly<Record<RefusalCode, string>>
}

/** A sentence in the words of one catalogue. */
export function renderSentence<Id extends SentenceId>(
  { sentences }: Catalogue,
  { id, values }: Sentence<Id>,
): string {
  return sentences[id](values)
}
