import type {
  DrawnBox,
  DrawnLabel,
  DrawnLine,
  DrawnPoint,
} from '../../../../vocabulary/companies/ownership-drawing.ts'
import type { Holding } from '../holdings.ts'
import { rangeText } from '../ranges.ts'
import type { HoldingLine } from './draw-lines.ts'

/** Of a letter of a label, thin and bold, and of the label: millimetres before they are scaled. */
const letterWidth = { thin: 1.5, bold: 1.6 } as const
const labelHeight = 3.2
/** Of the label beyond its letters, and of the paper that stays clear around it: both sides together. */
const sides = 2.4

/** Where a label may stand: on the straight part behind its owner's box, else on the parts that follow, near before far. */
const candidates = [
  [0, 0.5], [0, 0.65], [1, 0.1], [1, 0.25], [1, 0.4], [1, 0.55], [1, 0.7], [0, 0.3],
] as const // prettier-ignore

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A share on each line, where it covers least of the other shares and of the boxes. */
export function placeLabels(
  lines: readonly HoldingLine[],
  { boxes, scale }: { readonly boxes: readonly DrawnBox[]; readonly scale: number },
): readonly DrawnLabel[] {
  const placed: Rectangle[] = []
  return lines.map(({ holding, line }) => {
    const text = labelText(holding)
    const letter = letterWidth[line.isMarked ? 'bold' : 'thin']
    const size = { width: (text.length * letter + sides) * scale, height: labelHeight * scale }
    const options = candidates.map(([part, t]) => pointOn(line, part, t))
    const covered = options.map((at) => {
      const own = around(at, size)
      return [...placed, ...boxes].reduce((sum, other) => sum + overlap(own, other), 0)
    })
    const at = options[covered.indexOf(Math.min(...covered))] ?? line.from
    placed.push(around(at, size))
    return { at, text, isMarked: line.isMarked }
  })
}

/** What is held, as short as it can be said. */
export function labelText({ by, share }: Holding): string {
  if (by === 'control') return 'control'
  if (by === 'accounting_consolidation') return 'consolidates'
  if (share === null) return 'unknown'
  return by === 'voting_rights' ? `${rangeText(share)} votes` : rangeText(share)
}

function pointOn({ from, parts }: DrawnLine, at: number, t: number): DrawnPoint {
  const part = parts[at] ?? parts[0]
  const start = at === 0 || parts[at] === undefined ? from : (parts[at - 1]?.to ?? from)
  if (part === undefined) return from
  if (part.controls === undefined) return [mix(start[0], part.to[0], t), mix(start[1], part.to[1], t)]
  const [one, other] = part.controls
  const bend = (axis: 0 | 1): number => {
    const [a, b, c, d] = [start[axis], one[axis], other[axis], part.to[axis]]
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  }
  return [bend(0), bend(1)]
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t

const around = ([x, y]: DrawnPoint, { width, height }: Pick<Rectangle, 'width' | 'height'>): Rectangle => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width <= 0 || height <= 0 ? 0 : width * height
}
