import { type DeedPhrases, deedPhrases, foundingWords } from './deed-phrases.table.ts'
import type { Sentence } from './sentences.table.ts'

const takes = [
  { phrase: 'name', key: 'legalName', take: 'title' },
  { phrase: 'address', key: 'address', take: 'address' },
  { phrase: 'capital', key: 'shareCapital', take: 'capital' },
  { phrase: 'number', key: 'registrationNumber', take: 'number' },
  { phrase: 'date', key: 'incorporationDate', take: 'date' },
  { phrase: 'dateOfDeed', key: 'incorporationDate', take: 'dateOfDeed' },
] as const satisfies readonly (Pick<Sentence, 'key' | 'take'> & { readonly phrase: keyof DeedPhrases })[]

/** What sentences of articles, statutes and deeds say, one row for each field and language. */
export const deedSentences: readonly Sentence[] = takes.flatMap(({ phrase, key, take }) =>
  Object.values(deedPhrases).map((phrases: DeedPhrases): Sentence => ({
    ...{ key, take },
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${phrases[phrase]})(?!\\p{L})\\s*:?\\s*`, 'giu'),
    ...(take === 'dateOfDeed' ? { beside: foundingWords } : {}),
  })),
)
