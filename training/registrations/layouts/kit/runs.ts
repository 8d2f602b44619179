import type { PrintLine, PrintPage } from './print.ts'

/** Text as it is set, before it is known which runs a detector would join. */
export interface Run {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

interface Paper {
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

/** Gaps below this, in parts of the size, do not part two boxes. */
const joinedGap = 0.8

export function asPages(pages: readonly (readonly Run[])[], paper: Paper): readonly PrintPage[] {
  const { width, height } = paper
  return pages.map((runs) => ({ width, height, lines: joined(runs).map((run) => asLine(run, paper)) }))
}

/** Runs that all but touch in one line become one; it stands where the first of them was written. */
function joined(runs: readonly Run[]): readonly Run[] {
  const left = [...runs]
  for (let at = 0; at < left.length; at++) {
    for (let next = nextOf(left, at); next >= 0; next = nextOf(left, at)) {
      const [one, other] = [left[at], left[next]]
      if (one === undefined || other === undefined) break
      left[at] = { ...one, text: `${one.text} ${other.text}`, width: other.x + other.width - one.x }
      left.splice(next, 1)
      if (next < at) at -= 1
    }
  }
  return left
}

function nextOf(runs: readonly Run[], at: number): number {
  const one = runs[at]
  if (one === undefined) return -1
  const end = one.x + one.width
  return runs.findIndex(
    (other, index) =>
      index !== at &&
      Math.abs(other.y - one.y) < one.size * 0.3 &&
      Math.abs(other.size - one.size) < one.size * 0.25 &&
      other.x > one.x &&
      other.x - end < one.size * joinedGap,
  )
}

function asLine({ text, x, y, size, width }: Run, paper: Paper): PrintLine {
  const left = paper.isMirrored ? paper.width - x - width : x
  const [right, top, bottom] = [left + width, y, y + size * 1.15]
  return { text, box: [[left, top], [right, top], [right, bottom], [left, bottom]] } // prettier-ignore
}
