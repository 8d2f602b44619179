import type { DrawnBox, OwnershipDrawing } from '../../../../vocabulary/companies/ownership-drawing.ts'
import type { OwnershipFacts } from '../../../../vocabulary/companies/ownership.ts'
import { boxText } from './box-text.ts'
import { drawLines } from './draw-lines.ts'
import { type DrawingFormat, drawingFormats, worthAnother } from './drawing-formats.table.ts'
import { layersOf } from './layers.ts'
import { orderLayers } from './order-layers.ts'
import { placeItems } from './place-items.ts'
import type { PlacedItem, Plan } from './plan.ts'
import { placeLabels } from './place-labels.ts'
import { type ShownGraph, shownGraph } from './shown-graph.ts'

/** Place of a line that passes between boxes. */
const passing = 2

/** Place of each line beside the next where many end at one box. */
const lineGap = 1.5
const maxSide = 60

/**
 * The graph of owners as it lies on paper: in layers, the company last, in whichever direction lets it be largest. Null
 * where no owner is known.
 *
 * @param listed nodes of owners who are on a sanctions list, as far as hits say
 */
export function drawOwnership(
  ownership: OwnershipFacts,
  listed: ReadonlySet<string>,
): OwnershipDrawing | null {
  const graph = shownGraph(ownership, listed)
  if (graph.holdings.length === 0) return null
  const plans = drawingFormats.map((format) => planOf(ownership.company, graph, format))
  const [first] = plans
  if (first === undefined) return null
  return draw(
    plans.reduce((best, next) => (isWorth(next, best) ? next : best), first),
    { ownership, graph, listed },
  )
}

function isWorth(next: Plan, best: Plan): boolean {
  const isTurned = next.format.isLandscape && !best.format.isLandscape
  return next.scale > best.scale + (isTurned ? worthAnother.page : worthAnother.format)
}

function planOf(company: string, { holdings }: ShownGraph, format: DrawingFormat): Plan {
  const layered = layersOf(company, holdings, format.maxInLayer)
  const layers = orderLayers(layered)
  const isDown = format.direction === 'down'
  const across = isDown ? format.box.width : format.box.height
  const along = isDown ? format.box.height : format.box.width
  const sizes = new Map(
    layers.flat().map(({ id, node }) => [id, node === null ? passing : sideOf(node, holdings, across)]),
  )
  const size = ({ id }: { readonly id: string }): number => sizes.get(id) ?? across
  const places = placeItems(layers, layered.lines, { size, gap: format.gap })
  const items = new Map(
    layers.flatMap((layer, rank) =>
      layer.map((item): [string, PlacedItem] => [
        item.id,
        {
          ...item,
          place: places.get(item.id) ?? 0,
          size: size(item),
          start: (layers.length - 1 - rank) * (along + format.layerGap),
        },
      ]),
    ),
  )
  const breadth = Math.max(...[...items.values()].map(({ place, size: own }) => place + own / 2))
  const length = layers.length * along + (layers.length - 1) * format.layerGap
  const [width, height] = isDown ? [breadth, length] : [length, breadth]
  const scale = Math.min(1, format.page.width / width, format.page.height / height)
  return { format, items, lines: layered.lines, along, width, height, scale }
}

/** A box at which many lines end is as long as they need. */
function sideOf(node: string, holdings: ShownGraph['holdings'], across: number): number {
  const ends = (of: 'owner' | 'owned') => holdings.filter((holding) => holding[of] === node).length
  return Math.max(across, Math.min(maxSide, lineGap * Math.max(ends('owner'), ends('owned'))))
}

function draw(
  plan: Plan,
  {
    ownership,
    graph,
    listed,
  }: {
    readonly ownership: OwnershipFacts
    readonly graph: ShownGraph
    readonly listed: ReadonlySet<string>
  },
): OwnershipDrawing {
  const { format, scale } = plan
  const boxes = [...plan.items.values()].flatMap((item): DrawnBox[] => {
    const party = item.node === null ? undefined : graph.nodes.get(item.node)
    if (party === undefined) return []
    const text = boxText(party, { ownership, listed, hasDetail: format.hasDetail })
    return [{ ...boxOf(item, plan), ...text }]
  })
  const lines = drawLines(plan, graph)
  return {
    width: plan.width * scale,
    height: plan.height * scale,
    isLandscape: format.isLandscape,
    scale,
    boxes,
    lines: lines.map(({ line }) => line),
    labels: placeLabels(lines, { boxes, scale }),
    leftOut: graph.leftOut,
  }
}

function boxOf({ place, size, start }: PlacedItem, { format, along, scale }: Plan) {
  const isDown = format.direction === 'down'
  const [x, y] = isDown ? [place - size / 2, start] : [start, place - size / 2]
  const [width, height] = isDown ? [size, along] : [along, size]
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
