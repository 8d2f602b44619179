import type { TokenMatch } from '../../vocabulary/screening.ts'
import { matcher } from './matcher.table.ts'

export interface NameEvidence {
  /** Share of the two names that agrees, 0..1. */
  readonly agreement: number
  /** Weight of the words that agree: about 1 for one rare word. */
  readonly evidence: number
  /** Log-odds that both name one being. */
  readonly points: number
}

const none: NameEvidence = { agreement: 0, evidence: 0, points: -10 }

/**
 * What an alignment says. A word that one side lacks is an omission and costs little; different words on both
 * sides contradict each other and cost much. Agreement in rare words is worth more than in common ones.
 */
export function nameEvidence(matches: readonly TokenMatch[]): NameEvidence {
  let agreed = 0
  let strong = 0
  let partial = 0
  let unlisted = 0
  let omitted = 0
  for (const { query, listed, similarity, weight } of matches) {
    if (query === null) omitted += weight
    else if (listed === null) unlisted += weight
    else {
      agreed += weight * similarity
      strong += weight * similarity ** 2
      partial += weight * (1 - similarity)
    }
  }
  if (strong === 0) return none
  const contradicted = Math.min(unlisted, omitted)
  const { cost, name } = matcher
  const against =
    cost.partial * partial +
    cost.contradiction * contradicted +
    cost.unlisted * (unlisted - contradicted) +
    (isOneWord(matches)
      ? cost.omittedByOneWord * Math.min(omitted, matcher.oneWord.omitted)
      : cost.omitted * (omitted - contradicted))
  const agreement = agreed / (agreed + against)
  const points = name.slope * (agreement - name.middle) + name.depth * Math.log(strong)
  return { agreement, evidence: strong, points: Math.max(none.points, points) }
}

function isOneWord(matches: readonly TokenMatch[]): boolean {
  const [word, ...more] = matches.map(({ query }) => query).filter((query) => query !== null)
  return (
    more.length === 0 && word !== undefined && word.length >= matcher.oneWord.letters && /^[a-z]+$/.test(word)
  )
}

/**
 * The most points that a name could still get, knowing only what its words gained in the lookup: as if all of it
 * agreed and nothing were left over but the query's words that it has nothing like.
 */
export function mostPoints(gained: number, uncovered: number): number {
  const { cost, name } = matcher
  const agreed = gained + lookupSlack
  const agreement = agreed / (agreed + cost.unlisted * Math.max(0, uncovered - lookupSlack))
  return name.slope * (agreement - name.middle) + name.depth * Math.log(agreed)
}

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const lookupSlack = 0.25
