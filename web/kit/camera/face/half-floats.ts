/** Numbers of 16 bits (IEEE 754 binary16, little-endian) as numbers. `Float16Array` is too new to rely on. */
export function halfFloats(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float64Array.from({ length: bytes.byteLength >> 1 }, (_, n) =>
    halfFloat(view.getUint16(n * 2, true)),
  )
}

function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN
  // Below the smallest exponent numbers have no leading one.
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
