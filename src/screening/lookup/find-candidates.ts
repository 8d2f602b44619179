import type { NameWord } from '../matching/align-names.ts'
import { compareTokens } from '../matching/compare-tokens.ts'
import { firstPlace } from './hash.ts'
import type { ListIndex } from './open-index.ts'
import { joinKey, tokenKeys } from './token-keys.ts'

/** Listed words taken for one word of the query, the most alike first. */
const mostExpansions = 200

/** Less alike than this is not looked up. */
const leastAlike = 0.55

/** Share of a listed name's weight that it loses for words that the query lacks: keeps short exact names in front. */
const surplus = 0.1

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
): number[] {
  const touched: number[] = []
  const { scratch, columns } = index
  query.forEach((word, at) => {
    scratch.stamp++
    for (const { token, similarity } of expand(index, word)) {
      const gain = (columns.tokenRarity[token] ?? 0) * similarity ** 2
      for (let p = columns.postStart[token] ?? 0; p < (columns.postStart[token + 1] ?? 0); p++) {
        add(index, { name: columns.postName[p] ?? 0, gain, touched })
      }
    }
    const next = query[at + 1]
    const pair =
      next === undefined ? null : { text: word.form.text + next.form.text, weight: word.weight + next.weight }
    if (pair !== null) addWhole(index, { ...pair, touched })
    if (word.form.text.length >= 5) addJoined(index, { text: word.form.text, weight: word.weight, touched })
  })
  if (query.length > 2) {
    scratch.stamp++
    const text = query.map((word) => word.form.text).join('')
    addJoined(index, { text, weight: query.reduce((sum, word) => sum + word.weight, 0), touched })
  }
  return best(index, touched, options)
}

interface Found {
  readonly token: number
  readonly similarity: number
}

function expand(index: ListIndex, word: NameWord): Found[] {
  const { keyHash, keyStart, keyToken } = index.columns
  const found = new Map<number, number>()
  for (const key of tokenKeys(word.form)) {
    const place = firstPlace(keyHash, key)
    if (place < 0) continue
    for (let at = keyStart[place] ?? 0; at < (keyStart[place + 1] ?? 0); at++) {
      const token = keyToken[at] ?? 0
      if (found.has(token)) continue
      found.set(token, compareTokens(word.form, index.form(token)).similarity)
    }
  }
  const alike: Found[] = []
  for (const [token, similarity] of found) if (similarity >= leastAlike) alike.push({ token, similarity })
  return alike.sort((a, b) => b.similarity - a.similarity).slice(0, mostExpansions)
}

/** Two words of the query that the list writes as one. */
function addWhole(index: ListIndex, pair: { text: string; weight: number; touched: number[] }): void {
  const place = firstPlace(index.columns.keyHash, [...tokenKeys(wordForm(pair.text))][0] ?? 0)
  if (place < 0) return
  const { keyStart, keyToken, postStart, postName } = index.columns
  for (let at = keyStart[place] ?? 0; at < (keyStart[place + 1] ?? 0); at++) {
    const token = keyToken[at] ?? 0
    if (index.form(token).text !== pair.text) continue
    index.scratch.stamp++
    for (let p = postStart[token] ?? 0; p < (postStart[token + 1] ?? 0); p++) {
      add(index, { name: postName[p] ?? 0, gain: pair.weight, touched: pair.touched })
    }
  }
}

function wordForm(text: string): NameWord['form'] {
  return { text, sound: '', skeleton: '', letters: 0, hasDigit: true }
}

/** A word of the query that the list writes as two, or as the whole name. */
function addJoined(index: ListIndex, word: { text: string; weight: number; touched: number[] }): void {
  const { joinHash, joinName } = index.columns
  const key = joinKey(word.text)
  const place = firstPlace(joinHash, key)
  if (place < 0) return
  for (let at = place; joinHash[at] === key; at++) {
    add(index, { name: joinName[at] ?? 0, gain: word.weight, touched: word.touched })
  }
}

/** Scores start at zero for each search because `best` clears what was touched. */
function add(
  index: ListIndex,
  { name, gain, touched }: { name: number; gain: number; touched: number[] },
): void {
  const { score, seenFor, stamp } = index.scratch
  if (seenFor[name] === stamp) return
  seenFor[name] = stamp
  if (score[name] === 0) touched.push(name)
  score[name] = (score[name] ?? 0) + gain
}

function best(
  index: ListIndex,
  touched: readonly number[],
  options: { readonly most: number; readonly keep: (being: number) => boolean },
): number[] {
  const { score } = index.scratch
  const { nameWeight, nameEntity } = index.columns
  const kept: { name: number; value: number }[] = []
  const heap: number[] = []
  for (const name of touched) {
    const gained = score[name] ?? 0
    score[name] = 0
    const value = gained - surplus * Math.max(0, (nameWeight[name] ?? 0) - gained)
    if (heap.length >= options.most && value <= (heap[0] ?? 0)) continue
    if (!options.keep(nameEntity[name] ?? 0)) continue
    kept.push({ name, value })
    pushHeap(heap, value, options.most)
  }
  return kept
    .sort((a, b) => b.value - a.value || a.name - b.name)
    .slice(0, options.most)
    .map(({ name }) => name)
}

/** Keeps the `most` highest values with the lowest of them first. */
function pushHeap(heap: number[], value: number, most: number): void {
  if (heap.length < most) {
    heap.push(value)
    for (let at = heap.length - 1; at > 0;) {
      const above = (at - 1) >> 1
      if ((heap[above] ?? 0) <= (heap[at] ?? 0)) break
      swap(heap, at, above)
      at = above
    }
    return
  }
  heap[0] = value
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let least = at
    if ((heap[left] ?? Infinity) < (heap[least] ?? 0)) least = left
    if ((heap[right] ?? Infinity) < (heap[least] ?? 0)) least = right
    if (least === at) return
    swap(heap, at, least)
    at = least
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] ?? 0
  heap[a] = heap[b] ?? 0
  heap[b] = kept
}
