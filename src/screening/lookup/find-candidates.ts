import type { NameWord } from '../matching/align-names.ts'
import { compareTokens } from '../matching/compare-tokens.ts'
import { bestCandidates, type Candidate } from './best-candidates.ts'
import { firstPlace } from './hash.ts'
import type { ListIndex } from './open-index.ts'
import { joinKey, tokenKeys } from './token-keys.ts'

/** Listed words taken for one word of the query, the most alike first. */
const mostExpansions = 200

/** Less alike than this is not looked up. */
const leastAlike = 0.55

/** Letters of a word that may be two of the list's words. */
const leastJoined = 5

/**
 * Names that share the rarest words with the query, most promising first: each word, and its neighbours written
 * together, is looked up with its likely misspellings; names gather rarity × likeness² of the best one per word.
 *
 * @param keep whether a being may be answered at all (kind, country)
 */
export function findCandidates(
  index: ListIndex,
  query: readonly NameWord[],
  options: { readonly most: number; readonly keep: (being: number) => boolean },
): Candidate[] {
  const touched: number[] = []
  query.forEach((word, at) => {
    const next = query[at + 1]
    addAlike(index, word, touched)
    if (next !== undefined) addTogether(index, [word, next], touched)
    if (word.form.text.length >= leastJoined)
      addApart(index, word.form.text, { weight: word.weight, touched })
  })
  if (query.length > 2) {
    index.scratch.stamp++
    const text = query.map((word) => word.form.text).join('')
    addApart(index, text, { weight: query.reduce((sum, word) => sum + word.weight, 0), touched })
  }
  return bestCandidates(index, touched, options)
}

/** Names with a word like the query's: each gains by the likest one. */
function addAlike(index: ListIndex, word: NameWord, touched: number[]): void {
  const { tokenRarity, postStart, postName } = index.columns
  index.scratch.stamp++
  for (const { token, similarity } of expand(index, word)) {
    const given = { gain: (tokenRarity[token] ?? 0) * similarity ** 2, covered: word.weight, touched }
    for (let p = postStart[token] ?? 0; p < (postStart[token + 1] ?? 0); p++)
      add(index, postName[p] ?? 0, given)
  }
}

interface Found {
  readonly token: number
  readonly similarity: number
}

function expand(index: ListIndex, word: NameWord): Found[] {
  const { keyHash, keyStart, keyToken } = index.columns
  const seen = new Set<number>()
  const alike: Found[] = []
  for (const key of tokenKeys(word.form)) {
    const place = firstPlace(keyHash, key)
    if (place < 0) continue
    for (let at = keyStart[place] ?? 0; at < (keyStart[place + 1] ?? 0); at++) {
      const token = keyToken[at] ?? 0
      if (seen.has(token)) continue
      seen.add(token)
      const { similarity } = compareTokens(word.form, index.form(token))
      if (similarity >= leastAlike) alike.push({ token, similarity })
    }
  }
  return alike.sort((a, b) => b.similarity - a.similarity).slice(0, mostExpansions)
}

/** Names that write two neighbours of the query as one word. */
function addTogether(index: ListIndex, pair: readonly [NameWord, NameWord], touched: number[]): void {
  const token = index.tokenOf(pair[0].form.text + pair[1].form.text)
  if (token < 0) return
  const { postStart, postName } = index.columns
  const weight = pair[0].weight + pair[1].weight
  index.scratch.stamp++
  for (let p = postStart[token] ?? 0; p < (postStart[token + 1] ?? 0); p++) {
    add(index, postName[p] ?? 0, { gain: weight, covered: weight, touched })
  }
}

/** Names that write a word of the query, or the whole of it, as several words. */
function addApart(index: ListIndex, text: string, given: { weight: number; touched: number[] }): void {
  const { joinHash, joinName } = index.columns
  const key = joinKey(text)
  const place = firstPlace(joinHash, key)
  if (place < 0) return
  for (let at = place; joinHash[at] === key; at++) {
    add(index, joinName[at] ?? 0, { gain: given.weight, covered: given.weight, touched: given.touched })
  }
}

interface Gain {
  readonly gain: number
  readonly covered: number
  readonly touched: number[]
}

/** Once per name and stamp. Sums begin at zero for each search, because `bestCandidates` clears what was touched. */
function add({ scratch }: ListIndex, name: number, { gain, covered, touched }: Gain): void {
  if (scratch.seenFor[name] === scratch.stamp) return
  scratch.seenFor[name] = scratch.stamp
  if (scratch.gained[name] === 0) touched.push(name)
  scratch.gained[name] = (scratch.gained[name] ?? 0) + gain
  scratch.covered[name] = (scratch.covered[name] ?? 0) + covered
}
