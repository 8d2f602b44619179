/** Writes network files: just so much of the format of ONNX (protocol buffers) as the faults of the tests need. */

type Part = readonly [field: number, value: number | bigint | string | Uint8Array]

export interface OnnxNode {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  /** The attribute `body` of a Loop. */
  readonly body?: Uint8Array
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  readonly constants?: readonly Uint8Array[]
  readonly inputs: readonly Uint8Array[]
  readonly outputs: readonly Uint8Array[]
}

const elementTypes = { float: 1, int64: 7, bool: 9 } as const
const graphAttribute = 5

/** A whole file. */
export function onnxModel(graph: OnnxGraph): Uint8Array {
  const [irVersion, operators] = [8, 17]
  return message([1, irVersion], [8, message([1, ''], [2, operators])], [7, onnxGraph(graph)])
}

export function onnxGraph({ nodes, constants = [], inputs, outputs }: OnnxGraph): Uint8Array {
  const all = (field: number, parts: readonly Uint8Array[]) => parts.map((part): Part => [field, part])
  return message(
    ...all(1, nodes.map(nodeOf)),
    [2, 'graph'],
    ...all(5, constants),
    ...all(11, inputs),
    ...all(12, outputs),
  )
}

/** A single number. */
export function onnxConstant(
  name: string,
  kind: keyof typeof elementTypes,
  value: number | bigint,
): Uint8Array {
  const bytes = Buffer.alloc({ float: 4, int64: 8, bool: 1 }[kind])
  if (kind === 'float') bytes.writeFloatLE(Number(value))
  else if (kind === 'int64') bytes.writeBigInt64LE(BigInt(value))
  else bytes.writeUInt8(Number(value))
  return message([2, elementTypes[kind]], [8, name], [9, bytes])
}

/** What goes into a graph or comes out of it, with the name of each side; none is a single number. */
export function onnxValue(
  name: string,
  kind: keyof typeof elementTypes,
  sides: readonly string[] = [],
): Uint8Array {
  const shape = message(...sides.map((side): Part => [1, message([2, side])]))
  return message([1, name], [2, message([1, message([1, elementTypes[kind]], [2, shape])])])
}

function nodeOf({ operator, inputs, outputs, body }: OnnxNode): Uint8Array {
  return message(
    ...inputs.map((name): Part => [1, name]),
    ...outputs.map((name): Part => [2, name]),
    [4, operator],
    ...(body === undefined ? [] : [[5, message([1, 'body'], [6, body], [20, graphAttribute])] as const]),
  )
}

function message(...parts: readonly Part[]): Uint8Array {
  return Buffer.concat(
    parts.flatMap(([field, value]) => {
      if (typeof value === 'number' || typeof value === 'bigint') return [varint(field << 3), varint(value)]
      const bytes = Buffer.from(value)
      return [varint((field << 3) | 2), varint(bytes.length), bytes]
    }),
  )
}

function varint(value: number | bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = BigInt(value); ; rest >>= 7n) {
    if (rest < 128n) return Uint8Array.from([...bytes, Number(rest)])
    bytes.push(Number(rest & 127n) | 128)
  }
}
