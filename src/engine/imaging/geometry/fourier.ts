/** A discrete Fourier transform of one length, a power of two, in place. */
export type Transform = (real: Float64Array, imaginary: Float64Array) => void

function reversedBits(length: number): Uint16Array {
  const order = new Uint16Array(length)
  for (let i = 1; i < length; i++) order[i] = ((order[i >> 1] ?? 0) >> 1) | (i & 1 ? length >> 1 : 0)
  return order
}

/** Local, because a call into another module here would cost half of the speed; and for one kind of array, likewise. */
function at(data: Float64Array, place: number): number {
  return data[place] ?? 0
}

/** The transform of a length (Cooley and Tukey 1965), with its factors worked out once. */
export function transformOf(length: number): Transform {
  const order = reversedBits(length)
  const cos = Float64Array.from({ length: length / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / length))
  const sin = Float64Array.from({ length: length / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / length))
  const reorder = (values: Float64Array): void => {
    for (let i = 0; i < length; i++) {
      const other = order[i] ?? 0
      if (other <= i) continue
      const stored = at(values, i)
      values[i] = at(values, other)
      values[other] = stored
    }
  }
  return (real, imaginary) => {
    reorder(real)
    reorder(imaginary)
    for (let half = 1; half < length; half *= 2) {
      const step = length / (2 * half)
      for (let k = 0; k < half; k++) {
        const c = at(cos, k * step)
        const s = at(sin, k * step)
        for (let low = k; low < length; low += 2 * half) {
          const high = low + half
          const a = at(real, high)
          const b = at(imaginary, high)
          const x = a * c - b * s
          const y = a * s + b * c
          const u = at(real, low)
          const v = at(imaginary, low)
          real[low] = u + x
          imaginary[low] = v + y
          real[high] = u - x
          imaginary[high] = v - y
        }
      }
    }
  }
}
