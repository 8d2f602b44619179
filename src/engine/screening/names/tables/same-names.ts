import learned from '../../../../../data/spellings/same-names.json' with { type: 'json' }
import { lazy } from '../../../../vocabulary/lazy.ts'

const spellingsByName = lazy((): ReadonlyMap<string, ReadonlySet<string>> => {
  const spellings = new Map<string, Set<string>>()
  const add = (name: string, other: string) =>
    spellings.set(name, (spellings.get(name) ?? new Set()).add(other))
  for (const row of learned.same) {
    const [name = '', others = ''] = row.split(':')
    for (const other of others.split(' ')) {
      add(name, other)
      add(other, name)
    }
  }
  return spellings
})

const commonNames = lazy(() => hashesOf(learned.common))
const rareNames = lazy(() => hashesOf(learned.rare))

/** Hashes of words, ascending: a set of so many words would be ten times as large. */
function hashesOf(lines: readonly string[]): Uint32Array {
  return Uint32Array.from(lines.flatMap((line) => line.split(' ')).map(hashOf)).sort()
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function isAmong(hashes: Uint32Array, word: string): boolean {
  const hash = hashOf(word)
  let [from, to] = [0, hashes.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((hashes[middle] ?? 0) < hash) from = middle + 1
    else to = middle
  }
  return hashes[from] === hash
}

/** Two names in the order of the alphabet, of which no pair tells whether they are one. */
const undecidedPairs = lazy((): ReadonlySet<string> => new Set(learned.perhaps))

const noSpellings: ReadonlySet<string> = new Set()

/**
 * How else the name is spelt, however far apart the letters are: `alexander` for `aleksandr`. Learned from Wikidata (CC0)
 * and from aliases of listed people, `training/names/learn-same-names.ts`.
 */
export function otherSpellingsOf(name: string): ReadonlySet<string> {
  return spellingsByName().get(name) ?? noSpellings
}

/**
 * Whether a word of a query is a name that many people bear, and the listed one another name, `bashar` and `bushra`. A
 * slip hardly ever makes a common name of another one. False where no one can tell.
 */
export function isOtherName(query: string, listed: string): boolean {
  if (query === listed || otherSpellingsOf(query).has(listed) || !isAmong(commonNames(), query)) return false
  if (!isAmong(commonNames(), listed) && !isAmong(rareNames(), listed)) return false
  return !undecidedPairs().has(query < listed ? `${query} ${listed}` : `${listed} ${query}`)
}
