/** Just so much of the format of ONNX (protocol buffers) as to take the weights of convolutions out of a network. */

const [varint, bytesOf] = [0, 2]
const floatTensor = 1

/**
 * The weights of every convolution of a network in the order of its file, of each its kernel, then its bias, as numbers of
 * 16 bits (IEEE 754 binary16, little-endian). `web/kit/camera/face` reads them.
 *
 * @throws Error when a convolution has a weight that is not in the file as numbers of 32 bits
 */
export function faceWeights(onnx: Uint8Array): Uint8Array {
  const [graph = none] = fields(onnx).get(7) ?? []
  const parts = fields(graph)
  const constants = new Map((parts.get(5) ?? []).map((tensor) => [text(fields(tensor).get(8)?.[0]), tensor]))
  const weights = (parts.get(1) ?? []).flatMap((node) => {
    const { [1]: inputs = [], [4]: operator = [] } = Object.fromEntries(fields(node))
    return text(operator[0]) === 'Conv' ? inputs.slice(1).map((name) => floatsOf(constants, text(name))) : []
  })
  const halves = weights.flatMap((floats) => [...floats].map(halfBits))
  const bytes = new DataView(new ArrayBuffer(halves.length * 2))
  for (const [n, bits] of halves.entries()) bytes.setUint16(n * 2, bits, true)
  return new Uint8Array(bytes.buffer)
}

const none = new Uint8Array(0)

function floatsOf(constants: ReadonlyMap<string, Uint8Array>, name: string): Float32Array {
  const tensor = fields(constants.get(name) ?? none)
  const raw = tensor.get(9)?.[0]
  if (raw === undefined || tensor.get(2)?.[0]?.[0] !== floatTensor)
    throw new Error(`${name} is no constant of 32-bit numbers.`)
  return new Float32Array(Uint8Array.from(raw).buffer)
}

function text(bytes: Uint8Array = none): string {
  return Buffer.from(bytes).toString('utf8')
}

/** Of a message each field by its number; a number as its bytes. */
function fields(message: Uint8Array): ReadonlyMap<number, readonly Uint8Array[]> {
  const found = new Map<number, Uint8Array[]>()
  for (let at = 0; at < message.length;) {
    const key = numberAt(message, at)
    const [field, kind] = [Math.floor(key.value / 8), key.value % 8]
    const value = numberAt(message, key.next)
    const [from, to] =
      kind === varint
        ? [key.next, value.next]
        : kind === bytesOf
          ? [value.next, value.next + value.value]
          : [key.next, key.next + (kind === 5 ? 4 : 8)]
    found.set(field, [...(found.get(field) ?? []), message.subarray(from, to)])
    at = to
  }
  return found
}

function numberAt(bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } {
  let [value, scale, next] = [0, 1, from]
  for (;;) {
    const byte = bytes[next++] ?? 0
    value += (byte % 128) * scale
    scale *= 128
    if (byte < 128) return { value, next }
  }
}

/** The nearest number of 16 bits; beyond its range the largest. */
function halfBits(value: number): number {
  const sign = value < 0 ? 0x8000 : 0
  const size = Math.min(Math.abs(value), 65504)
  const exponent = Math.max(-14, Math.floor(Math.log2(size)))
  // The leading one of `fraction` counts in the exponent; below the smallest exponent there is none.
  const fraction = Math.round((size / 2 ** exponent) * 1024)
  return sign + (exponent + 14) * 1024 + fraction
}
