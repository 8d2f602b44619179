import type { ShareRange } from '../../../../vocabulary/companies/company.ts'
import type { OwnershipEdge } from '../../../../vocabulary/companies/register.ts'

type Control = Pick<OwnershipEdge, 'kind' | 'share'>

/**
 * What a person with significant control holds, by its natures of control. The register knows bands: 25 to 50, 50 to 75, 75
 * to 100 per cent, and more than 25 of overseas entities. Shares and votes are two edges only where their bands differ; what
 * is no more than influence is one without a share.
 * https://github.com/companieshouse/api-enumerations/blob/master/psc_descriptions.yml
 */
export function controlsOf(natures: readonly string[]): readonly Control[] {
  const shares = widest(natures, /^(?:ownership-of-shares|(?:part-)?right-to-share-surplus-assets)-/)
  const votes = widest(natures, /^voting-rights-/)
  if (shares === null && votes === null) return [{ kind: 'control', share: null }]
  if (shares === null) return [{ kind: 'voting_rights', share: votes }]
  if (votes === null || (votes.min === shares.min && votes.max === shares.max))
    return [{ kind: 'shares', share: shares }]
  return [
    { kind: 'shares', share: shares },
    { kind: 'voting_rights', share: votes },
  ]
}

/** Of several (held directly, as a trustee, by a firm) the largest. */
function widest(natures: readonly string[], kind: RegExp): ShareRange | null {
  const bands = natures.filter((nature) => kind.test(nature)).flatMap((nature) => bandOf(nature))
  return bands.toSorted((a, b) => b.min - a.min)[0] ?? null
}

function bandOf(nature: string): ShareRange[] {
  const band = /-(\d+)-to-(\d+)-percent/.exec(nature)
  if (band !== null) return [{ min: Number(band[1]), max: Number(band[2]) }]
  const least = /-more-than-(\d+)-percent/.exec(nature)
  return least === null ? [] : [{ min: Number(least[1]), max: 100 }]
}
