import { learnedWords } from './learned-spellings.words.ts'

let known: ReadonlyMap<string, readonly string[]> | null = null

/**
 * How people write a word of another script in Latin letters, where that is not what the rules make of it
 * (`джеймс` → `james`); empty for words not learned. Learned from Wikidata (CC0), `training/names/`.
 */
export function learnedSpellings(word: string): readonly string[] {
  known ??= new Map(
    learnedWords
      .trim()
      .split('\n')
      .map((row): [string, readonly string[]] => {
        const [native = '', spellings = ''] = row.split(':')
        return [native, spellings === '' ? [] : spellings.split(',')]
      }),
  )
  return known.get(word) ?? []
}
