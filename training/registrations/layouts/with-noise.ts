import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { widthOf } from './kit/measure.ts'
import type { PrintLine, PrintPage } from './kit/print.ts'

export interface NoiseLevels {
  /** Of letters that are read as another. */
  readonly slips: number
  /** Of blanks that are lost. */
  readonly blanks: number
  /** Of boxes that are split at a blank, and of neighbours in a line that are joined. */
  readonly splits: number
  readonly joins: number
  /** The most that a page is turned, in degrees. */
  readonly skew: number
}

const usual: NoiseLevels = { slips: 0.005, blanks: 0.006, splits: 0.02, joins: 0.02, skew: 1 }

/** Signs that recognition takes for each other; marks over letters get lost. */
const alike = ['0OoQ', '1lI|i', '5S', '8B', '2Z', '6b', 'ceo', 'un', '.,', ':;', 'rt', 'hb', 'vy', 'gq', 'ЗЭ', 'ин', 'шщ', '未末', '日目', 'αa', 'νv'] // prettier-ignore

/** A page as recognition would return it: slips, lost blanks, boxes that are split or joined, and a turned page. */
export function withNoise(page: PrintPage, random: Random, levels: Partial<NoiseLevels> = {}): PrintPage {
  const noise = { ...usual, ...levels }
  const split = page.lines.flatMap((line) => (random.happens(noise.splits) ? splitLine(line, random) : [line]))
  const lines = joinSome(split, random, noise.joins).map(({ text, box }) => ({ box, text: slipped(text, random, noise) }))
  const turn = turned((random.between(-noise.skew, noise.skew) * Math.PI) / 180, page)
  return { ...page, lines: lines.map(({ text, box }) => ({ text, box: jittered(turn(box), random) })) }
} // prettier-ignore

function slipped(text: string, random: Random, { slips, blanks }: NoiseLevels): string {
  return Array.from(text, (sign) => {
    if (sign === ' ') return random.happens(blanks) ? '' : sign
    return random.happens(slips) ? slipOf(sign, random) : sign
  }).join('')
}

function slipOf(sign: string, random: Random): string {
  const bare = sign.normalize('NFD').replace(/\p{Mn}/gu, '').normalize('NFC')
  if (bare !== sign && bare !== '') return bare
  const others = alike.find((signs) => signs.includes(sign))?.replace(sign, '') ?? ''
  return others === '' ? sign : random.pick(Array.from(others))
}

/** Parts a box at one of its blanks; where it has none it stays. */
function splitLine(line: PrintLine, random: Random): readonly PrintLine[] {
  const blanks = [...line.text.matchAll(/ /g)].map(({ index }) => index)
  if (blanks.length === 0) return [line]
  const at = random.pick(blanks)
  const share = (count: number): number => widthOf(line.text.slice(0, count), 1) / widthOf(line.text, 1)
  const first = { text: line.text.slice(0, at), box: partOf(line.box, 0, share(at)) }
  return [first, { text: line.text.slice(at + 1), box: partOf(line.box, share(at + 1), 1) }]
}

function partOf([topLeft, topRight, bottomRight, bottomLeft]: Quad, from: number, to: number): Quad {
  const between = (one: Point, other: Point, part: number): Point => [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
  ]
  return [
    between(topLeft, topRight, from),
    between(topLeft, topRight, to),
    between(bottomLeft, bottomRight, to),
    between(bottomLeft, bottomRight, from),
  ]
}

/** Joins a box with the next one of its line where less than three ems lie between them. */
function joinSome(lines: readonly PrintLine[], random: Random, probability: number): readonly PrintLine[] {
  const left = [...lines]
  for (let at = 0; at < left.length; at++) {
    const one = left[at]
    if (one === undefined || !random.happens(probability)) continue
    const next = left.findIndex((other) => isBeside(one, other))
    const other = left[next]
    if (other === undefined) continue
    left[at] = { text: `${one.text} ${other.text}`, box: [one.box[0], other.box[1], other.box[2], one.box[3]] }
    left.splice(next, 1)
    if (next < at) at -= 1
  }
  return left
}

function isBeside(one: PrintLine, other: PrintLine): boolean {
  const height = one.box[3][1] - one.box[0][1]
  const gap = other.box[0][0] - one.box[1][0]
  return gap > 0 && gap < height * 3 && Math.abs(other.box[0][1] - one.box[1][1]) < height * 0.3
}

/** Turns boxes about the middle of the page. */
function turned(angle: number, { width, height }: PrintPage): (box: Quad) => Quad {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const turn = ([x, y]: Point): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos]
  }
  return (box) => eachPoint(box, turn)
}

/** A detector finds no edge exactly. */
function jittered(box: Quad, random: Random): Quad {
  return eachPoint(box, ([x, y]) => [x + random.between(-0.6, 0.6), y + random.between(-0.4, 0.4)])
}

const eachPoint = ([a, b, c, d]: Quad, map: (point: Point) => Point): Quad => [map(a), map(b), map(c), map(d)]
