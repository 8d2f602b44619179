/**
 * `npx tsx training/names/learn-same-names.ts ../shared/data/aml/eval > data/spellings/same-names.json`: which words in Latin
 * letters are spellings of one name, and which are names at all. Learned from the token pairs that Merhav & Ash (COLING
 * 2018) took from Wikidata (CC0), development slices alone, and from aliases of the lists' entities that the model of
 * names is fitted on (`bench/aml/folds.ts`).
 *
 * Answers JSON: `common` and `rare`, names that many people bear and that some do, by blanks; `same`, a word and the other spellings of its name that follow it in the alphabet; `perhaps`, pairs of
 * names that look alike and of which the pairs do not say that they are two.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isFittedOn } from '../../bench/aml/folds.ts'
import { devRows, euId } from '../../bench/aml/lists.ts'
import { editDistance } from '../../src/engine/screening/matching/edit-distance.ts'
import { fold } from '../../src/engine/screening/names/fold.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { romanise } from '../../src/engine/screening/names/romanise.ts'
import { consonantSkeleton, phoneticForm } from '../../src/engine/screening/names/skeleton.ts'

/** Least bearers of a word that is known as a name, and of one that hardly ever is another that was misspelt. */
const minBearers = 3
const minCommonBearers = 6
/** Scripts that write a name as it sounds in its own language, so that each of their words is one name. */
const ownScripts = new Set(['russian', 'arabic', 'hebrew'])
const scripts = ['russian', 'arabic', 'hebrew', 'korean', 'chinese', 'japanese', 'katakana']
/** What share of the bearers of either the other side must have for two words to be one name. */
const minShareOfWord = 0.12
const minShareOfSpelling = 0.02
/** Shorter words are syllables that many names of the East are written with. */
const minLetters = 3
/** Entities that have to write a name in two ways. */
const minEntities = 2

const folder = process.argv[2]
if (folder === undefined) throw new Error('which folder has the pairs?')

type Counts = Map<string, Map<string, number>>
const spellingsOf: Counts = new Map()
const wordsOf: Counts = new Map()
for (const script of scripts)
  for (const slice of ['16', '64'])
    for (const line of readPairs(`translit/wd_${script}_${slice}.tsv.gz`)) addPair(script, line)

function readPairs(file: string): string[] {
  return gunzipSync(readFileSync(join(folder ?? '', file))).toString('utf8').split('\n')
}

function addPair(script: string, line: string): void {
  const [latin = '', native = '', count = '0'] = line.split('\t')
  const spelling = romanise(fold(latin)).replace(/[^a-z]/g, '')
  const word = fold(native).replace(/[^\p{L}\p{M}ー]/gu, '').replace(/^ال(?=\p{L}{2})/u, '')
  if (spelling.length < 2 || word.length < 1) return
  add(spellingsOf, `${script}:${word}`, [spelling, Number(count)])
  add(wordsOf, spelling, [`${script}:${word}`, Number(count)])
}

function add(counts: Counts, from: string, [to, count]: readonly [string, number]): void {
  const known = counts.get(from) ?? new Map<string, number>()
  known.set(to, (known.get(to) ?? 0) + count)
  counts.set(from, known)
}

const bearersOf = (word: string, script = '') =>
  [...(wordsOf.get(word) ?? [])].reduce((sum, [to, count]) => (to.startsWith(script) ? sum + count : sum), 0)

/** Words of one script in whose company a spelling stands, each with its share of the bearers. */
function sharesIn(script: string, spelling: string): ReadonlyMap<string, number> {
  const all = bearersOf(spelling, `${script}:`)
  const words = [...(wordsOf.get(spelling) ?? [])].filter(([word]) => word.startsWith(`${script}:`))
  return new Map(words.map(([word, count]) => [word, count / all]))
}

/** Share of the bearers of two spellings whom one script writes with the same word, 0..1. */
function overlapIn(script: string, one: string, other: string): number {
  const shares = sharesIn(script, other)
  return [...sharesIn(script, one)].reduce((sum, [word, share]) => sum + Math.min(share, shares.get(word) ?? 0), 0)
}

/** Scripts without vowels write many names alike; one with vowels that parts them has the last word. */
function isParted(one: string, other: string): boolean {
  const script = ['russian', 'japanese'].find(
    (vowelled) => bearersOf(one, `${vowelled}:`) >= minBearers && bearersOf(other, `${vowelled}:`) >= minBearers,
  )
  return script !== undefined && overlapIn(script, one, other) < minShareOfSpelling
}

/** Of the longer one's sounds the share that the other has in the same order: a word that is paired by mistake has few. */
function isHeardAlike(one: string, other: string): boolean {
  const [a, b] = [phoneticForm(one), phoneticForm(other)]
  const distance = editDistance(a, b, Math.max(a.length, b.length))
  return distance <= 1 + Math.max(a.length, b.length) / 2
}

const pairs = new Set<string>()
for (const [native, spellings] of spellingsOf) {
  const [script = ''] = native.split(':')
  if (!ownScripts.has(script)) continue
  const all = [...spellings.values()].reduce((sum, count) => sum + count, 0)
  const used = [...spellings].filter(
    ([spelling, count]) =>
      count >= 2 && count / all >= minShareOfSpelling && count / bearersOf(spelling, `${script}:`) >= minShareOfWord,
  )
  for (const [one] of used)
    for (const [other] of used)
      if (one < other && Math.min(one.length, other.length) >= minLetters && !isParted(one, other) && isHeardAlike(one, other)) pairs.add(`${one} ${other}`)
}

/** Words by which two names of one entity differ, where all their others are the same. */
function onlyDifference(one: string, other: string): readonly [string, string] | null {
  const [a, b] = [one.split(' '), other.split(' ')]
  if (a.length !== b.length || a.length < 2) return null
  const [left, right] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))]
  return left.length === 1 && right.length === 1 ? [left[0] ?? '', right[0] ?? ''] : null
}

const entitiesOf = new Map<string, Set<string>>()
function addAliases(id: string, names: readonly string[]): void {
  const normalised = [...new Set(names.map((name) => normaliseName(name, 'person')))]
  for (const one of normalised)
    for (const other of normalised) {
      const pair = one < other ? onlyDifference(one, other) : null
      if (pair === null || !pair.every((word) => word.length >= minLetters && /^[a-z]+$/.test(word))) continue
      const key = [...pair].sort().join(' ')
      entitiesOf.set(key, (entitiesOf.get(key) ?? new Set()).add(id))
    }
}
const aliases = new Map<string, string[]>()
function collect(id: string, primary: string, alias: string): void {
  aliases.set(id, [...(aliases.get(id) ?? [primary]), alias])
}
for (const row of devRows('ofac_alias_pairs'))
  if (row['type'] === 'individual' && isFittedOn(`us_ofac:${row['ent_num'] ?? ''}`))
    collect(`us_ofac:${row['ent_num'] ?? ''}`, row['primary'] ?? '', row['alias'] ?? '')
for (const row of devRows('eu_alias_pairs'))
  if (row['schema'] === 'Person' && row['script'] === 'LATIN' && isFittedOn(euId(row)))
    collect(euId(row), row['primary'] ?? '', row['alias'] ?? '')
for (const row of devRows('un_alias_pairs'))
  if (row['type'] === 'individual') collect(`un:${row['ref'] ?? ''}`, row['primary'] ?? '', row['alias'] ?? '')
for (const [id, names] of aliases) addAliases(id, names)
for (const [pair, entities] of entitiesOf) {
  const [a = '', b = ''] = pair.split(' ')
  const isAlike = a[0] === b[0] || editDistance(a, b, 3) <= 2
  if (entities.size >= (isAlike ? minEntities : 2 * minEntities)) pairs.add(pair)
}

const listed = new Map<string, number>()
for (const [, [primary = '']] of aliases)
  for (const word of new Set(normaliseName(primary, 'person').split(' '))) listed.set(word, (listed.get(word) ?? 0) + 1)
/** People of Wikidata and of the lists. */
const peopleOf = (word: string) => bearersOf(word) + (listed.get(word) ?? 0)
const names = [...new Set([...wordsOf.keys(), ...listed.keys()])]
  .filter((word) => /^[a-z]{2,}$/.test(word) && peopleOf(word) >= minBearers)
  .sort()
const known = new Set(names)
const perhaps = new Set<string>()
for (const spellings of spellingsOf.values()) {
  const together = [...spellings.keys()].filter((word) => known.has(word))
  for (const a of together)
    for (const b of together)
      if (a < b && mayBeTaken(a, b) && !pairs.has(`${a} ${b}`) && phoneticForm(a) !== phoneticForm(b)) perhaps.add(`${a} ${b}`)
}

/** Whether a slip makes one of the other, so that it matters whether they are two names. */
function mayBeTaken(a: string, b: string): boolean {
  return consonantSkeleton(a) === consonantSkeleton(b) || editDistance(a, b, 3) <= 2
}

const asLines = (texts: readonly string[]) => `[\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`
const namesPerLine = 200
const inLines = (words: readonly string[]) =>
  Array.from({ length: Math.ceil(words.length / namesPerLine) }, (_, at) =>
    words.slice(at * namesPerLine, (at + 1) * namesPerLine).join(' '),
  )
const isCommon = (word: string) => peopleOf(word) >= minCommonBearers
const sameAs = new Map<string, string[]>()
for (const pair of [...pairs].sort()) {
  const [one = '', other = ''] = pair.split(' ')
  sameAs.set(one, [...(sameAs.get(one) ?? []), other])
}
const rows = [...sameAs].map(([word, others]) => `${word}:${others.join(' ')}`)
console.log(
  `{"common": ${asLines(inLines(names.filter(isCommon)))},\n"rare": ${asLines(inLines(names.filter((name) => !isCommon(name))))},\n"same": ${asLines(rows)},\n"perhaps": ${asLines([...perhaps].sort())}}`,
)
