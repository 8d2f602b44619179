import { stateByCode } from '../values/states.ts'
import { kindPhrases, type KindPhrases } from './matching/kind-phrases.ts'
import type { KindMatch, KindPage, LineOfField } from './matching/kind-page.ts'
import { phraseHits, type PhraseHit } from './matching/phrase-hits.ts'
import { sideEvidence, type SideScore } from './matching/side-evidence.ts'
import { unlabelledValues } from './matching/unlabelled-values.ts'

/** Kinds that are less certain are not answered. */
const minConfidence = 0.6

interface Candidate extends SideScore {
  /** Index into the sides of all kinds. */
  readonly at: number
  readonly hits: readonly PhraseHit[]
}

/**
 * Of which kind a side is, the likeliest first; of each kind its likeliest side. Empty where it is of no kind that is known:
 * a wrong one is worse than none.
 */
export function matchKinds(page: KindPage, phrases: KindPhrases = kindPhrases()): readonly KindMatch[] {
  const hits = withoutNeighbours(phraseHits(phrases, page))
  const facts = { issuers: issuersOn(phrases, page, hits) }
  const zoneIssuer = page.zone === null ? null : (stateByCode(page.zone.issuer)?.iso3 ?? page.zone.issuer)
  const candidates = phrases.sides.flatMap((sideOfKind, at): readonly Candidate[] => {
    const own = hits.get(at) ?? []
    const isNamed = own.some(({ role }) => role !== 'label' && role !== 'words')
    if (!isNamed && sideOfKind.kind.issuer !== zoneIssuer) return []
    const score = sideEvidence({ sideOfKind, page, hits: own, facts })
    return score.isIdentified ? [{ ...score, at, hits: own }] : []
  })
  return ranked(phrases, page, candidates)
}

/** A misread name of one issuer is none where the same letters are another's, read as they are. */
function withoutNeighbours(
  hits: ReadonlyMap<number, readonly PhraseHit[]>,
): ReadonlyMap<number, readonly PhraseHit[]> {
  const exact = new Set<number>()
  for (const list of hits.values())
    for (const { role, errors, line } of list) if (role === 'issuer' && errors === 0) exact.add(line)
  return new Map(
    [...hits].map(([side, list]) => [
      side,
      list.filter(({ role, errors, line }) => role !== 'issuer' || errors === 0 || !exact.has(line)),
    ]),
  )
}

function issuersOn(
  { sides }: KindPhrases,
  page: KindPage,
  hits: ReadonlyMap<number, readonly PhraseHit[]>,
): ReadonlySet<string> {
  const named = [...hits].flatMap(([side, list]) =>
    list.some(({ role, errors }) => role === 'issuer' && errors === 0)
      ? (sides[side]?.kind.issuer ?? [])
      : [],
  )
  const zone = page.zone === null ? [] : [stateByCode(page.zone.issuer)?.iso3 ?? page.zone.issuer]
  return new Set([...named, ...zone])
}

/** Shares of candidates by their odds: what is likely for one is unlikely for the others. */
function ranked(
  { sides }: KindPhrases,
  page: KindPage,
  candidates: readonly Candidate[],
): readonly KindMatch[] {
  const highest = Math.max(0, ...candidates.map(({ logOdds }) => logOdds))
  const share = (one: Candidate): number => Math.exp(one.logOdds - highest)
  const familyOf = ({ at }: Candidate) => sides[at]?.kind.family ?? ''
  const bestOf = new Map<string, Candidate>()
  for (const one of candidates) {
    const best = bestOf.get(familyOf(one))
    if (best === undefined || best.logOdds < one.logOdds) bestOf.set(familyOf(one), one)
  }
  const none = Math.exp(-highest)
  const all = none + [...bestOf.values()].reduce((sum, one) => sum + share(one), 0)
  const matches = candidates.flatMap((one): readonly KindMatch[] => {
    const sideOfKind = sides[one.at]
    const best = bestOf.get(familyOf(one))
    if (sideOfKind === undefined || best === undefined) return []
    const siblings = candidates.filter((other) => familyOf(other) === familyOf(one))
    const total = siblings.reduce((sum, other) => sum + share(other), 0)
    return [
      {
        ...sideOfKind,
        confidence: Math.min(maxConfidence, share(best) / all),
        editionConfidence: total === 0 ? 0 : share(one) / total,
        labels: labelsOf(sideOfKind.side.fields, one.hits),
        values: unlabelledValues({ sideOfKind, page, hits: one.hits }),
        evidence: one.evidence,
      },
    ]
  })
  return bestSides(matches.filter(({ confidence }) => confidence >= minConfidence))
}

/** Two sides of no known document may share every word of a kind. */
const maxConfidence = 0.99

function labelsOf(
  fields: readonly { readonly key: LineOfField['key'] }[],
  hits: readonly PhraseHit[],
): readonly LineOfField[] {
  return hits.flatMap(({ role, field, line }) => {
    const key = field === undefined ? undefined : fields[field]?.key
    return role !== 'label' || key === undefined ? [] : [{ line, key }]
  })
}

function bestSides(matches: readonly KindMatch[]): readonly KindMatch[] {
  const sorted = matches.toSorted(
    (a, b) => b.confidence - a.confidence || b.editionConfidence - a.editionConfidence,
  )
  return sorted.filter(({ kind }, at) => sorted.findIndex((other) => other.kind.id === kind.id) === at)
}
