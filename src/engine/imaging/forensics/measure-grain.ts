import { grainSide, type GrainShape, type ImageGrain } from '../../../vocabulary/imaging/forensics.ts'
import { halved, type Planes } from './colours.ts'
import { bumpsInto, residueOf, sumsOf, type Block, type Bumps } from './residues.ts'

/** Sides of a block in planes halved once and twice. */
const [two, four] = [grainSide / 2, grainSide / 4]
/** Bumps weaker than this, squared, are what rounding leaves: without any grain there is no shape. */
const leastSquare = 1

/** Darkest, lightest and mean light of a block, 0..255. */
function lightOf(plane: Int16Array, { start, width, side }: Block): readonly [number, number, number] {
  let [least, most, sum] = [1020, 0, 0]
  for (let y = 0; y < side; y++) {
    const row = start + y * width
    for (let i = row; i < row + side; i++) {
      const level = plane[i] ?? 0
      sum += level
      if (level < least) least = level
      if (level > most) most = level
    }
  }
  return [least / 4, most / 4, sum / side ** 2 / 4]
}

/** How the bumps of a block are spread, and how far those of light and colours go together. */
function shapeOf(bumps: Bumps): Readonly<Record<keyof GrainShape, number>> {
  const sums = sumsOf(bumps)
  const [y, r, b] = [sums.light + leastSquare, sums.red + leastSquare, sums.blue + leastSquare]
  return {
    lean: sums.third / (y * Math.sqrt(y)),
    tail: sums.fourth / y ** 2,
    redBlue: sums.redBlue / Math.sqrt(r * b),
    lightRed: sums.lightRed / Math.sqrt(y * r),
    lightBlue: sums.lightBlue / Math.sqrt(y * b),
  }
}

type Empty = Omit<ImageGrain, 'columns' | 'rows'>

function emptyGrain(length: number): Empty {
  const plane = (): Float32Array => new Float32Array(length)
  return {
    ...{ darkest: plane(), lightest: plane(), light: plane() },
    ...{ middle: plane(), coarse: plane(), tint: plane(), coarseTint: plane() },
    shape: { lean: plane(), tail: plane(), redBlue: plane(), lightRed: plane(), lightBlue: plane() },
  }
}

/** Writes the shape of every block. */
function shapesInto(to: GrainShape, half: Planes, blockAt: (place: number) => Block): void {
  const room = (): Float64Array => new Float64Array((two - 2) ** 2)
  const bumps = { luma: room(), red: room(), blue: room() }
  for (let place = 0; place < to.lean.length; place++) {
    const block = blockAt(place)
    bumpsInto(bumps.luma, half.luma, block)
    bumpsInto(bumps.red, half.red, block)
    bumpsInto(bumps.blue, half.blue, block)
    const shape = shapeOf(bumps)
    to.lean[place] = shape.lean
    to.tail[place] = shape.tail
    to.redBlue[place] = shape.redBlue
    to.lightRed[place] = shape.lightRed
    to.lightBlue[place] = shape.lightBlue
  }
}

/** Measures a picture, halved, in blocks of `grainSide` pixels, by what is two and four pixels fine; whole blocks only. */
export function measureGrain(half: Planes): ImageGrain {
  const [columns, rows] = [Math.floor(half.width / two), Math.floor(half.height / two)]
  const grain = emptyGrain(columns * rows)
  const quarter = halved(half)
  const blockOf = ({ width }: Planes, side: number, place: number): Block => ({
    start: Math.floor(place / columns) * side * width + (place % columns) * side,
    ...{ width, side },
  })
  for (let place = 0; place < columns * rows; place++) {
    const [fine, coarse] = [blockOf(half, two, place), blockOf(quarter, four, place)]
    const [darkest, lightest, light] = lightOf(half.luma, fine)
    grain.darkest[place] = darkest
    grain.lightest[place] = lightest
    grain.light[place] = light
    // Residues are of sums of four levels.
    grain.middle[place] = residueOf(half.luma, fine) / 4
    grain.coarse[place] = residueOf(quarter.luma, coarse) / 4
    grain.tint[place] = (residueOf(half.red, fine) + residueOf(half.blue, fine)) / 4
    grain.coarseTint[place] = (residueOf(quarter.red, coarse) + residueOf(quarter.blue, coarse)) / 4
  }
  shapesInto(grain.shape, half, (place) => blockOf(half, two, place))
  return { columns, rows, ...grain }
}
