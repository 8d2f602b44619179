import { stateByCode } from '../values/states.ts'
import { isTitleAsRead } from '../viz/titles/document-title.ts'
import { kindPhrases, type KindPhrases } from './matching/kind-phrases.ts'
import type { KindSide } from './kind-definition.ts'
import type { KindMatch, KindPage, LineOfField } from './matching/kind-page.ts'
import { labelsOfLine } from './matching/labels-of-line.ts'
import { hitsOfSide, pagePhrases, type PhraseHit } from './matching/phrase-hits.ts'
import { numbersWithoutLabel } from './matching/numbers-without-label.ts'
import { sideEvidence, type SideScore } from './matching/side-evidence.ts'
import { unlabelledValues } from './matching/unlabelled-values.ts'

/** Kinds that are less certain are not answered. */
const minConfidence = 0.6

interface Candidate extends SideScore {
  /** Index into the sides of all kinds. */
  readonly at: number
  readonly hits: readonly PhraseHit[]
  readonly values: readonly LineOfField[]
}

/**
 * Of which kind a side is, the likeliest first; of each kind its likeliest side. Empty where it is of no kind that is known:
 * a wrong one is worse than none.
 */
export function matchKinds(page: KindPage, phrases: KindPhrases = kindPhrases()): readonly KindMatch[] {
  const onPage = pagePhrases(phrases, page.lines)
  const zoneIssuer = page.zone === null ? null : (stateByCode(page.zone.issuer)?.iso3 ?? page.zone.issuer)
  const named = new Set([...onPage.keys()].flatMap((phrase) => phrases.named.get(phrase) ?? []))
  phrases.sides.forEach(({ kind }, at) => {
    if (kind.issuer === zoneIssuer) named.add(at)
  })
  const isLabel = (line: number): boolean => (page.labels[line] ?? null) !== null
  const hits = [...named].flatMap((at) => {
    const side = phrases.sides[at]
    return side === undefined ? [] : [{ at, hits: hitsOfSide(side, onPage, isLabel) }]
  })
  const issuers = issuersOn(phrases, { page, zoneIssuer }, hits)
  const exact = new Set(hits.flatMap((one) => one.hits.filter(isExactIssuer).map(({ line }) => line)))
  const candidates = hits.flatMap(({ at, hits: all }): readonly Candidate[] => {
    const sideOfKind = phrases.sides[at]
    if (sideOfKind === undefined) return []
    // A misread name of one issuer is none where the line has another's, read as it is.
    const own = all.filter((hit) => (hit.role !== 'issuer' || hit.errors === 0 || !exact.has(hit.line)) && !isOtherTitle(hit, page)) // prettier-ignore
    const values = unlabelledValues({ sideOfKind, page, hits: own })
    const score = sideEvidence({ sideOfKind, page, hits: own, values, facts: { issuers } })
    return score.isIdentified ? [{ ...score, at, hits: own, values }] : []
  })
  return ranked(phrases, page, candidates)
}

/** A title of many states, read as it is, is no misread one of a kind's own that is longer by a word. */
function isOtherTitle({ role, errors, line }: PhraseHit, { lines }: KindPage): boolean {
  return role === 'own title' && errors > 0 && isTitleAsRead(lines[line]?.text ?? '')
}

const isExactIssuer = ({ role, errors }: PhraseHit): boolean => role === 'issuer' && errors === 0

/** Part of the lines of a page, from its top, among which the issuer of a document stands. */
const headOfPage = 0.35

/** Who the head of the page, or its zone, says has issued it. */
function issuersOn(
  { sides }: KindPhrases,
  { page, zoneIssuer }: { readonly page: KindPage; readonly zoneIssuer: string | null },
  hits: readonly { readonly at: number; readonly hits: readonly PhraseHit[] }[],
): ReadonlySet<string> {
  const isHead = ({ line, place }: PhraseHit): boolean =>
    line <= headOfPage * page.lines.length && place === 'whole piece'
  const named = hits.flatMap(({ at, hits: list }) =>
    list.some((hit) => isExactIssuer(hit) && isHead(hit)) ? (sides[at]?.kind.issuer ?? []) : [],
  )
  return new Set(zoneIssuer === null ? named : [...named, zoneIssuer])
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
    const confidence = best === undefined ? 0 : Math.min(maxConfidence, share(best) / all)
    if (sideOfKind === undefined || confidence < minConfidence) return []
    const siblings = candidates.filter((other) => familyOf(other) === familyOf(one))
    const sum = (list: readonly Candidate[]) => list.reduce((count, other) => count + share(other), 0)
    const total = sum(siblings)
    const ofKind = sum(siblings.filter(({ at }) => sides[at]?.kind.id === sideOfKind.kind.id))
    return [
      {
        kind: sideOfKind.kind,
        side: sideOfKind.side,
        confidence,
        editionConfidence: total === 0 ? 0 : ofKind / total,
        labels: labelsOf(page, sideOfKind.side, one.hits),
        values: [...one.values, ...numbersWithoutLabel(sideOfKind, { ...one, page })],
        evidence: one.evidence,
      },
    ]
  })
  return bestSides(matches)
}

/** Two sides of no known document may share every word of a kind. */
const maxConfidence = 0.99

function labelsOf(page: KindPage, side: KindSide, hits: readonly PhraseHit[]): KindMatch['labels'] {
  return page.lines.flatMap(({ text }, line) => {
    const ofLine = hits.filter((hit) => hit.line === line && hit.role === 'label')
    return labelsOfLine(text, side, ofLine).map((label) => ({
      ...label,
      line,
      key: side.fields[label.field]?.key ?? ('unread' as const),
    }))
  })
}

function bestSides(matches: readonly KindMatch[]): readonly KindMatch[] {
  const sorted = matches.toSorted(
    (a, b) => b.confidence - a.confidence || b.editionConfidence - a.editionConfidence,
  )
  return sorted.filter(({ kind }, at) => sorted.findIndex((other) => other.kind.id === kind.id) === at)
}
