import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fold } from '../../src/engine/screening/names/fold.ts'
import { romanise } from '../../src/engine/screening/names/romanise.ts'

/** Scripts that most listed people's names are born in, and that write them as they sound. */
const scripts = ['russian', 'arabic'] as const

type Script = (typeof scripts)[number]

/** A spelling that fewer people are written with is no habit of newspapers, and by fewer it may be a mistake. */
const minBearers = 10

/** Of the bearers of a spelling, the share that a word of the other script must have for it to be that word. */
const minNativeShare = 0.3

/** Of the bearers of each of two words, the share that must have one word in common. */
const minSharedShare = 0.1

/** And of the bearers of the word the share that must be spelt so: `ri` is no usual spelling of `ли`, `lee` is. */
const minSpellingShare = 0.03

const folder = new URL('../../../shared/data/aml/eval/translit/', import.meta.url)

/** What Wikidata's people tell of how names are written in English. */
export interface NewspaperSpellings {
  /**
   * Each word as the people who bear it in its own script are most often written; where nothing is known as it is. All are
   * taken for words of the script in which more people bear them.
   */
  readonly spellName: (words: readonly string[]) => readonly string[]
  /** Whether two words are one in their own script, for a good part of the people who bear either. */
  readonly areOneName: (one: string, other: string) => boolean
}

/** Words of a script with their spellings, and spellings with the words. */
interface ScriptPairs {
  readonly bearers: Map<string, Map<string, number>>
  readonly nativesOf: Map<string, Map<string, number>>
}

export function newspaperSpellings(): NewspaperSpellings {
  const all = scripts.map(pairsOf)
  return {
    spellName: (words) => {
      const known = (pairs: ScriptPairs) =>
        words.reduce((sum, word) => sum + Math.log1p(totalOf(pairs.nativesOf.get(word) ?? new Map())), 0)
      const pairs = all.reduce((best, next) => (known(next) > known(best) ? next : best))
      return words.map((word) => spellingIn(pairs, word))
    },
    areOneName: (one, other) => one === other || all.some((pairs) => isOneWordIn(pairs, one, other)),
  }
}

function spellingIn({ nativesOf, bearers }: ScriptPairs, latin: string): string {
  const natives = nativesOf.get(latin) ?? new Map<string, number>()
  const [native, count] = mostFrequent(natives)
  const spellings = bearers.get(native) ?? new Map<string, number>()
  const [spelling, by] = mostFrequent(spellings)
  const isItsWord = count >= 2 && count / totalOf(natives) >= minNativeShare
  return isItsWord && count / totalOf(spellings) >= minSpellingShare && by >= minBearers ? spelling : latin
}

function isOneWordIn({ nativesOf }: ScriptPairs, one: string, other: string): boolean {
  const [a, b] = [nativesOf.get(one), nativesOf.get(other)]
  if (a === undefined || b === undefined) return false
  return [...a].some(
    ([native, count]) =>
      count / totalOf(a) >= minSharedShare && (b.get(native) ?? 0) / totalOf(b) >= minSharedShare,
  )
}

function pairsOf(script: Script): ScriptPairs {
  const bearers = new Map<string, Map<string, number>>()
  for (const slice of ['16', '64']) addSlice(bearers, `wd_${script}_${slice}.tsv.gz`)
  const nativesOf = new Map<string, Map<string, number>>()
  for (const [native, spellings] of bearers)
    for (const [latin, count] of spellings) add(nativesOf, latin, { to: native, count })
  return { bearers, nativesOf }
}

function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function addSlice(bearers: Map<string, Map<string, number>>, file: string): void {
  const text = gunzipSync(readFileSync(new URL(file, folder))).toString('utf8')
  for (const line of text.split('\n')) {
    const [latin = '', native = '', count = '0'] = line.split('\t')
    const spelling = romanise(fold(latin)).replace(/[^a-z]/g, '')
    const word = fold(native).replace(/[^\p{L}]/gu, '')
    if (spelling.length > 1 && word.length > 1) add(bearers, word, { to: spelling, count: Number(count) })
  }
}

function add(
  counts: Map<string, Map<string, number>>,
  from: string,
  { to, count }: { readonly to: string; readonly count: number },
): void {
  const known = counts.get(from) ?? new Map<string, number>()
  known.set(to, (known.get(to) ?? 0) + count)
  counts.set(from, known)
}

/** The first of several with the same count in the order of the alphabet. */
function mostFrequent(counts: ReadonlyMap<string, number>): readonly [string, number] {
  const sorted = [...counts].sort(([a, by], [b, byOther]) => byOther - by || (a < b ? -1 : 1))
  return sorted[0] ?? ['', 0]
}
