import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** How far around a pixel its neighbourhood reaches, in pixels. */
const reach = 2
/** How much of what parts a pixel from its neighbourhood is added to it. */
const strength = 1.5

/** The same picture with steeper edges: what parts a pixel from the mean of its neighbourhood counts more (unsharp mask). */
export function unsharpMask(pixels: Pixels): Pixels {
  const { width, height, channels, data } = pixels
  const row = width * channels
  const along = summed(data, { step: channels, count: width })
  const around = summed(along, { step: row, count: height })
  const share = strength / (2 * reach + 1) ** 2
  const steep = data.map((value, at) =>
    Math.min(255, Math.max(0, (1 + strength) * value - share * (around[at] ?? 0) + 0.5)),
  )
  return { ...pixels, data: steep }
}

/** For each value the sum of its neighbours on one axis, itself among them; beyond an end the end is repeated. */
function summed(
  values: ArrayLike<number>,
  axis: { readonly step: number; readonly count: number },
): Float32Array {
  const { step, count } = axis
  const sums = new Float32Array(values.length)
  for (let at = 0; at < sums.length; at++) {
    const place = Math.floor(at / step) % count
    for (let away = -reach; away <= reach; away++) {
      const near = Math.min(count - 1, Math.max(0, place + away))
      sums[at] = (sums[at] ?? 0) + (values[at + (near - place) * step] ?? 0)
    }
  }
  return sums
}
