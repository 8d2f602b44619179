import type { Overview } from './overview.ts'

/** Long straight edges around a face, as screens, frames and sheets have them. */
export interface Rim {
  /** The three straightest of the four sides, falling: 0..1 of the way along a side on which the edge is seen. */
  readonly sides: readonly [number, number, number]
  /** Mean step over the straightest, in steps of 8 bits. */
  readonly step: number
}

/** A step of brightness counts fully from here on, in steps of 8 bits a pixel of the overview. */
const fullStep = 12
/** How far a side may lean: pixels across for each along. */
const leanings = [-0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2] as const

/** A side seen as an upright line: how a place along and across it is reached, and where it may lie. */
interface Side {
  readonly along: number
  readonly across: number
  readonly at: (along: number, across: number) => number
  readonly from: number
  readonly to: number
}

export function rimOf({ width, height, luma, face }: Overview): Rim {
  const upright = (along: number, across: number) => luma[along * width + across] ?? 0
  const level = (along: number, across: number) => luma[across * width + along] ?? 0
  const tall = { along: height, across: width, at: upright }
  const wide = { along: width, across: height, at: level }
  const sides: readonly Side[] = [
    { ...tall, from: 1, to: face.left },
    { ...tall, from: face.right, to: width - 1 },
    { ...wide, from: 1, to: face.top },
    { ...wide, from: face.bottom, to: height - 1 },
  ]
  const found = sides.map(straightest).sort((a, b) => b.share - a.share)
  const share = (n: number) => found[n]?.share ?? 0
  return { sides: [share(0), share(1), share(2)], step: found[0]?.step ?? 0 }
}

interface Edge {
  readonly share: number
  readonly step: number
}

function straightest(side: Side): Edge {
  let best: Edge = { share: 0, step: 0 }
  for (const leaning of leanings) {
    for (let across = side.from; across < side.to; across++) {
      const edge = edgeAt(side, across, leaning)
      if (edge.share > best.share) best = edge
    }
  }
  return best
}

/** One line: steps across it that go the same way count, those that go the other way count against it. */
function edgeAt({ along, across, at }: Side, middle: number, leaning: number): Edge {
  let [sum, steps, seen] = [0, 0, 0]
  for (let y = 0; y < along; y += 2) {
    const x = Math.round(middle + (y - along / 2) * leaning)
    if (x < 1 || x > across - 2) continue
    const step = at(y, x + 1) - at(y, x - 1)
    steps += step
    sum += Math.max(-1, Math.min(1, step / fullStep))
    seen++
  }
  // A line of which half lies outside is no side of anything.
  return seen < along / 4
    ? { share: 0, step: 0 }
    : { share: Math.abs(sum) / seen, step: Math.abs(steps) / seen }
}
