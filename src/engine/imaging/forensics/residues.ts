/** A square of a plane. */
export interface Block {
  readonly start: number
  readonly width: number
  readonly side: number
}

/** Local, because a call into another module here would cost half of the speed; and for one kind of array, likewise. */
function at(data: Int16Array, place: number): number {
  return data[place] ?? 0
}

function bumpAt(data: Float64Array, place: number): number {
  return data[place] ?? 0
}

/** How far a pixel bends down its column; the mask of Immerkær 1996 is how far these bend along the row. */
function bendDown(plane: Int16Array, i: number, width: number): number {
  return at(plane, i - width) - 2 * at(plane, i) + at(plane, i + width)
}

/** Mean magnitude of what is neither slope nor curve in a block, without its rim. */
export function residueOf(plane: Int16Array, { start, width, side }: Block): number {
  let sum = 0
  for (let y = 1; y < side - 1; y++) {
    const first = start + y * width
    const end = first + side - 1
    // What was seen of one pixel is carried on to the next: three new values a pixel, not nine.
    let left = bendDown(plane, first, width)
    let here = bendDown(plane, first + 1, width)
    for (let i = first + 1; i < end; i++) {
      const right = bendDown(plane, i + 1, width)
      sum += Math.abs(left - 2 * here + right)
      left = here
      here = right
    }
  }
  return sum / (side - 2) ** 2
}

/** Writes how far each pixel of a block is off the mean of its four neighbours, times four; lines stand out more than by the mask. */
export function bumpsInto(to: Float64Array, plane: Int16Array, { start, width, side }: Block): void {
  for (let y = 1, place = 0; y < side - 1; y++) {
    const first = start + y * width
    const end = first + side - 1
    let left = at(plane, first)
    let here = at(plane, first + 1)
    for (let i = first + 1; i < end; i++, place++) {
      const right = at(plane, i + 1)
      to[place] = 4 * here - left - right - at(plane, i - width) - at(plane, i + width)
      left = here
      here = right
    }
  }
}

/** What was written of the three planes of one block. */
export interface Bumps {
  readonly luma: Float64Array
  readonly red: Float64Array
  readonly blue: Float64Array
}

/** Mean squares of bumps, mean higher powers of those of light, and mean products. */
export function sumsOf({ luma, red, blue }: Bumps) {
  let [light, third, fourth, reds, blues, redBlue, lightRed, lightBlue] = [0, 0, 0, 0, 0, 0, 0, 0]
  const { length } = luma
  for (let i = 0; i < length; i++) {
    const y = bumpAt(luma, i)
    const r = bumpAt(red, i)
    const b = bumpAt(blue, i)
    const square = y * y
    light += square
    third += square * y
    fourth += square * square
    reds += r * r
    blues += b * b
    redBlue += r * b
    lightRed += y * r
    lightBlue += y * b
  }
  return {
    ...{ light: light / length, third: third / length, fourth: fourth / length },
    ...{ red: reds / length, blue: blues / length },
    ...{ redBlue: redBlue / length, lightRed: lightRed / length, lightBlue: lightBlue / length },
  }
}
