import { mostOf, weights } from './evidence-weights.ts'
import type { KindEvidence } from './kind-page.ts'
import type { PhraseHit } from './phrase-hits.ts'
import type { SideOnPage } from './side-on-page.ts'
import { vizFieldOfKey } from './viz-field-of-key.ts'

const rankOf = ({ place }: PhraseHit): number => (place === 'whole piece' ? 0 : 1)

/** Titles, the name of the issuer, and further fixed words. */
export function titleEvidence({ hits, facts, sideOfKind: { kind } }: SideOnPage): readonly KindEvidence[] {
  const best = (role: PhraseHit['role'], weight: number): readonly KindEvidence[] => {
    const [first] = hits
      .filter((hit) => hit.role === role)
      .toSorted((a, b) => a.errors - b.errors || rankOf(a) - rankOf(b))
    if (first === undefined) return []
    const what = role === 'issuer' ? 'issuer' : 'title'
    const isPart = role === 'issuer' && first.place !== 'whole piece'
    const doubt = weights.error * first.errors + (isPart ? weights.partOfLine : 0)
    return [{ what, weight: weight + doubt, line: first.line }]
  }
  const own = best('own title', weights.ownTitle)
  const issuer = best('issuer', weights.issuer)
  const others = [...facts.issuers].some((one) => one !== kind.issuer)
  const words = new Map(hits.filter(({ role }) => role === 'words').map((hit) => [hit.phrase, hit]))
  return [
    ...(own.length > 0 ? own : best('title', weights.title)),
    ...issuer,
    ...(issuer.length === 0 && others ? [{ what: 'issuer', weight: weights.otherIssuer } as const] : []),
    ...[...words.values()]
      .slice(0, mostOf.words)
      .map(({ line }) => ({ what: 'words', weight: weights.words, line }) as const),
  ]
}

/** Labels that were found, and those that are missing. */
export function labelEvidence({ hits, page, sideOfKind: { side } }: SideOnPage): readonly KindEvidence[] {
  const found: KindEvidence[] = []
  const missing: KindEvidence[] = []
  side.fields.forEach((field, at) => {
    if (field.isUnlabelled === true || (field.numbered !== undefined && field.labels === undefined)) return
    const own = hits.find((hit) => hit.role === 'label' && hit.field === at)
    const common = vizFieldOfKey(field.key)
    const line = common === null ? -1 : page.labels.indexOf(common)
    if (own !== undefined) found.push({ what: 'label', weight: weights.ownLabel, line: own.line })
    else if (line >= 0) found.push({ what: 'label', weight: weights.commonLabel, line })
    else if (field.isOptional !== true) missing.push({ what: 'label', weight: weights.missingLabel })
  })
  const strongest = found.toSorted((a, b) => b.weight - a.weight)
  const phrases = new Set(hits.filter(({ role }) => role === 'label').map(({ phrase }) => phrase)).size
  const further = Math.min(mostOf.languages, Math.max(0, phrases - found.length))
  return [
    ...strongest.slice(0, mostOf.labels),
    ...missing.slice(0, mostOf.missing),
    ...(further === 0 ? [] : [{ what: 'label', weight: weights.furtherLanguage * further } as const]),
  ]
}
