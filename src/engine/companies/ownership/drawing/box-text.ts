import type { DrawnBox } from '../../../../vocabulary/companies/ownership-drawing.ts'
import type { OwnershipFacts, OwnershipNode } from '../../../../vocabulary/companies/ownership.ts'
import { rangeText } from '../ranges.ts'

/** What stands in a box: the name, who it is, and what share of the company is held in the end. */
export function boxText(
  party: OwnershipNode,
  {
    ownership,
    listed,
    hasDetail,
  }: {
    readonly ownership: OwnershipFacts
    readonly listed: ReadonlySet<string>
    readonly hasDetail: boolean
  },
): Pick<DrawnBox, 'kind' | 'title' | 'detail' | 'isMarked'> {
  const isMarked = listed.has(party.node)
  const isAsked = party.node === ownership.company
  const kind = isAsked ? 'asked' : party.kind
  const detail = [
    ...(isMarked ? ['sanctions list match'] : []),
    ...identity(party),
    ...(isAsked ? ['the company asked about'] : throughOthers(party.node, ownership)),
  ]
  if (hasDetail) return { kind, title: party.name, detail: detail.join(' · '), isMarked }
  return { kind, title: isMarked ? `SANCTIONS MATCH: ${party.name}` : party.name, detail: '', isMarked }
}

function identity({ kind, birthDate, countries, registrationNumber, lei }: OwnershipNode): readonly string[] {
  if (kind === 'person') return birthDate === undefined ? [] : [`born ${birthDate}`]
  const number = registrationNumber ?? lei ?? ''
  const text = [...countries.slice(0, 1), number].filter((part) => part !== '').join(' ')
  return text === '' ? [] : [text]
}

/** Said of who holds it, at least in part, through others: of the rest it stands on the line. */
function throughOthers(node: string, { owners }: OwnershipFacts): readonly string[] {
  const owner = owners.find((one) => one.node === node)
  if (owner === undefined || owner.paths.every(({ nodes }) => nodes.length === 2)) return []
  return [owner.share === null ? 'share in all unknown' : `${rangeText(owner.share)} in all`]
}
