import type { DrawnLine, DrawnPoint } from '../../../../vocabulary/companies/ownership-drawing.ts'
import type { Holding } from '../holdings.ts'
import type { LayerLine } from './layers.ts'
import type { PlacedItem, Plan } from './plan.ts'
import type { ShownGraph } from './shown-graph.ts'

/** A line as it is drawn, and the holding that it stands for. */
export interface HoldingLine {
  readonly holding: Holding
  readonly line: DrawnLine
}

const headLength = 2
const headWidth = 1.5

/** Along the way from owners to the company, and across it; millimetres before they are scaled. */
type PlanPoint = readonly [along: number, across: number]

/** Every line from its owner, through the gaps between boxes, to what is owned. */
export function drawLines(plan: Plan, { isMarked }: ShownGraph): readonly HoldingLine[] {
  const ports = portsOf(plan)
  return plan.lines.flatMap((layerLine) => {
    const points = pointsOf(layerLine, plan, ports)
    const [from, ...rest] = layerLine.isBack ? [...points].reverse() : points
    if (from === undefined || rest.length === 0) return []
    const { holding } = layerLine
    return [
      {
        holding,
        line: lineThrough([from, ...rest], plan, { isMarked: isMarked(holding), isDashed: layerLine.isBack }),
      },
    ]
  })
}

/** Where lines leave and reach an item: beside each other, in the order of where they come from. */
type Ports = (line: LayerLine, item: PlacedItem, side: 'upper' | 'lower') => number

function portsOf({ items, lines }: Plan): Ports {
  const placeOf = (id = ''): number => items.get(id)?.place ?? 0
  const neighbour = ({ through }: LayerLine, side: 'upper' | 'lower'): number =>
    side === 'lower' ? placeOf(through[1]) : placeOf(through.at(-2))
  return (line, item, side) => {
    const all = lines.filter(({ through }) => (side === 'lower' ? through[0] : through.at(-1)) === item.id)
    const sorted = [...all].sort((a, b) => neighbour(a, side) - neighbour(b, side))
    // A single line stays in the middle; several keep away from the corners.
    return item.place + item.size * 0.84 * ((sorted.indexOf(line) + 0.5) / sorted.length - 0.5)
  }
}

/** From the upper end to the lower; straight where its share stands, and along boxes that the line passes. */
function pointsOf(line: LayerLine, { items, along, format }: Plan, ports: Ports): readonly PlanPoint[] {
  const last = line.through.length - 1
  return line.through.flatMap((id, at): PlanPoint[] => {
    const item = items.get(id)
    if (item === undefined) return []
    if (at === 0) {
      const port = ports(line, item, 'lower')
      return [
        [item.start + along, port],
        [item.start + along + format.labelLength, port],
      ]
    }
    if (at === last) return [[item.start, ports(line, item, 'upper')]]
    return [
      [item.start, item.place],
      [item.start + along + format.labelLength, item.place],
    ]
  })
}

/** Curves that leave and arrive along the way, so that they join without a corner; the head of the arrow at the end. */
function lineThrough(
  points: readonly [PlanPoint, ...PlanPoint[]],
  { format, scale }: Plan,
  look: Pick<DrawnLine, 'isMarked' | 'isDashed'>,
): DrawnLine {
  const toPaper = ([along, across]: PlanPoint): DrawnPoint =>
    format.direction === 'down' ? [across * scale, along * scale] : [along * scale, across * scale]
  const [tipAlong, tipAcross] = points.at(-1) ?? points[0]
  const before = points.at(-2) ?? points[0]
  const back = before[0] < tipAlong ? -headLength : headLength
  const end: PlanPoint = [tipAlong + back, tipAcross]
  const targets = [...points.slice(1, -1), end]
  return {
    from: toPaper(points[0]),
    parts: targets.map((to, at) => {
      const from = points[at] ?? to
      if (from[1] === to[1]) return { to: toPaper(to) }
      const middle = (from[0] + to[0]) / 2
      return { to: toPaper(to), controls: [toPaper([middle, from[1]]), toPaper([middle, to[1]])] }
    }),
    head: [
      toPaper([tipAlong, tipAcross]),
      toPaper([tipAlong + back, tipAcross - headWidth / 2]),
      toPaper([tipAlong + back, tipAcross + headWidth / 2]),
    ],
    ...look,
  }
}
