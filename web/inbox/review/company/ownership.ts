import { drawOwnership } from '../../../../src/engine/companies/ownership/drawing/draw-ownership.ts'
import type { OwnershipDrawing } from '../../../../src/vocabulary/companies/ownership-drawing.ts'
import type { Schemas } from '../../../kit/client/shapes.generated.ts'

type Share = Pick<Schemas['CompanyOwner'], 'shareMin' | 'shareMax'>

const rangeOf = ({ shareMin, shareMax }: Share) =>
  shareMin === null || shareMax === null ? null : { min: shareMin, max: shareMax }

/** `54%`, or `25–50%`; null where no one says how much. */
export function shareText({ shareMin, shareMax }: Share): string | null {
  if (shareMin === null || shareMax === null) return null
  return shareMin === shareMax ? `${shareMin}%` : `${shareMin}–${shareMax}%`
}

/** Owners who match an entry of a sanctions list, by their nodes. */
export function listedNodes(
  warnings: readonly Pick<Schemas['Warning'], 'code' | 'data'>[],
): ReadonlySet<string> {
  const nodes = warnings.map(({ code, data }) =>
    code === 'OWNER_SANCTIONED' && typeof data === 'object' && data !== null && 'node' in data
      ? data.node
      : null,
  )
  return new Set(nodes.filter((node) => typeof node === 'string'))
}

/** The drawing that the report shows, made of the answer; null where no owner is known. */
export function drawingOf(
  { company, nodes, edges, owners, known, incomplete }: Schemas['CompanyOwnership'],
  listed: ReadonlySet<string>,
): OwnershipDrawing | null {
  const parties = new Map(nodes.map((node) => [node.node, node]))
  return drawOwnership(
    {
      ...{ company, nodes, known, incomplete },
      edges: edges.flatMap((edge) => {
        const owner = parties.get(edge.owner)
        return owner === undefined ? [] : [{ ...edge, owner, share: rangeOf(edge) }]
      }),
      owners: owners.map((owner) => ({
        ...owner,
        share: rangeOf(owner),
        paths: owner.paths.map((path) => ({ nodes: path.nodes, shares: [], share: rangeOf(path) })),
      })),
    },
    listed,
  )
}
