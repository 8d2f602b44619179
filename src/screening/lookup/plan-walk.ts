import { tells } from '../matching/feature-sums.ts'
import { namePoints, surelyTells } from '../matching/name-evidence.ts'
import type { SoughtWord } from './alike-words.ts'

/** Which words' names have to be looked at. */
export interface Walk {
  /** A bit for each word. */
  readonly words: number
  /** Listed words no more alike than this need not be followed. */
  readonly cut: number
}

const levels = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const

/**
 * The cheapest words such that a name which has nothing like them cannot come to `least`: of "Ali Zarkhanov" those
 * like Zarkhanov, so that the thousand Alis are never looked at.
 */
export function planWalk(
  sought: readonly SoughtWord[],
  { least, bodies }: { least: number; bodies: boolean },
): Walk {
  const order = [...sought.keys()]
    .filter((at) => isFollowed(sought[at]))
    .sort((a, b) => (sought[a]?.alike.cost ?? 0) - (sought[b]?.alike.cost ?? 0))
  let words = 0
  for (const at of order) {
    words |= 1 << at
    if (mostUnseen(sought, bodies, { walked: words, similarity: 0 }) >= least) continue
    let cut = 0
    for (const level of levels) {
      if (mostUnseen(sought, bodies, { walked: words, similarity: level }) >= least) break
      cut = level
    }
    return { words, cut }
  }
  return { words, cut: 0 }
}

function isFollowed(word: SoughtWord | undefined): boolean {
  return word !== undefined && word.isMain && word.alike.best > 0
}

/**
 * The most log-odds of a name that is like the walked words no more than `similarity`, and exactly all the others
 * that the list has at all.
 *
 * @param bodies whether others than persons may be meant
 */
export function mostUnseen(
  sought: readonly SoughtWord[],
  bodies: boolean,
  { walked, similarity }: { readonly walked: number; readonly similarity: number },
): number {
  return mostWith(sought, bodies, (word, at) =>
    (walked >>> at) & 1 || (word.isMain && word.alike.best === 0) ? similarity : 1,
  )
}

/** The same where the walked words may be so misspelt that no key finds them; a word that is on the list is not misspelt. */
export function mostMisspelt(sought: readonly SoughtWord[], bodies: boolean, walked: number): number {
  return mostWith(sought, bodies, (word, at) => {
    if (word.isMain && word.alike.best === 0) return mostUnkeyed
    if (((walked >>> at) & 1) === 0) return 1
    return word.alike.best === 1 ? 0 : mostUnkeyed
  })
}

/** Two words that share no key are no more alike than this. */
const mostUnkeyed = 0.78

type SimilarityOf = (word: SoughtWord, at: number) => number

function mostWith(sought: readonly SoughtWord[], bodies: boolean, similarityOf: SimilarityOf): number {
  return Math.max(
    mostFor(sought, similarityOf, { light: 0, bodies }),
    mostFor(sought, similarityOf, { light: inPart, bodies }),
  )
}

/** About here a word that agrees in part speaks against a name rather than for it, the more it weighs. */
const inPart = 0.85

/** @param light words less alike than this are taken to weigh as little as they may */
function mostFor(
  sought: readonly SoughtWord[],
  similarityOf: SimilarityOf,
  { light, bodies }: { readonly light: number; readonly bodies: boolean },
): number {
  const outline = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord: false,
    exact: 0, sharpest: 0, onePair: false, missing: false, place: false, number: false, joined: true, body: bodies,
  } // prettier-ignore
  let pairs = 0
  sought.forEach((word, at) => {
    const similarity = similarityOf(word, at)
    if (similarity === 0) {
      outline.unlisted += word.word.weight
      // What is not on the list may be a misspelt or otherwise parted word of the name, and is then not missing.
      outline.missing ||= word.isMain && word.alike.best === 1 && word.word.weight >= surelyTells
      return
    }
    pairs += word.lightest < tells ? 2 : 1
    const weight = similarity < light ? word.lightest : word.heaviest
    outline.agreed += weight * similarity
    outline.strong += word.heaviest * similarity * similarity
    outline.partial += weight * (1 - similarity)
    if (similarity === 1) outline.exact = Math.max(outline.exact, word.heaviest)
  })
  outline.onePair = outline.missing && pairs === 1
  const asBody = namePoints(outline)
  return bodies ? Math.max(asBody, namePoints({ ...outline, body: false })) : asBody
}
