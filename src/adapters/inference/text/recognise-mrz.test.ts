import { Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { recogniseMrz } from './recognise-mrz.ts'

const classes = 39
const classOf = (symbol: string) => 1 + '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(symbol)
const otherSign = classes - 1

/** A network that answers the same classes for every line, four columns a step, and keeps what it was shown. */
function networkSaying(said: readonly number[]) {
  const shown: Tensor[] = []
  const run = (feeds: Record<string, Tensor>) => {
    const { strip } = feeds
    if (strip === undefined) throw new Error('The network reads a strip')
    shown.push(strip)
    const steps = (strip.dims[3] ?? 0) / 4
    const values = new Float32Array(steps * classes)
    for (let step = 0; step < steps; step++) values[step * classes + (said[step] ?? 0)] = 1
    return Promise.resolve({ probabilities: new Tensor('float32', values, [1, steps, classes]) })
  }
  return { network: { run, outputNames: ['probabilities'] }, shown }
}

/** Paper with vertical strokes of ink, `light` times as bright as usual and `lift` brighter. */
function strokes(light: number, lift: number): Pixels {
  const [width, height] = [160, 40]
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round((at % 8 < 2 ? 40 : 160) * light + lift),
  )
  return { width, height, channels: 1, data }
}

const whole: Quad = [[0, 0], [160, 0], [160, 40], [0, 40]] // prettier-ignore

describe('reading strips of a machine zone', () => {
  it('reads a line with the evidence for each character', async () => {
    const { network } = networkSaying([
      0,
      classOf('P'),
      0,
      classOf('<'),
      0,
      classOf('<'),
      classOf('<'),
      classOf('7'),
    ])
    const [line] = await recogniseMrz(network, strokes(1, 0), [whole])
    expect(line?.characters.map(({ symbol }) => symbol).join('')).toBe('P<<7')
    expect(line?.emissions?.steps).toBe(32)
  })

  it('shows the network the same strip in any light', async () => {
    const { network, shown } = networkSaying([])
    await recogniseMrz(network, strokes(1, 0), [whole])
    await recogniseMrz(network, strokes(1, 80), [whole])
    await recogniseMrz(network, strokes(0.5, 20), [whole])
    const [usual, lifted, dim] = shown.map(({ data }) => Array.from(data, Number))
    for (const [at, value] of (usual ?? []).entries()) {
      expect(lifted?.[at]).toBeCloseTo(value, 4)
      expect(Math.abs((dim?.[at] ?? 9) - value)).toBeLessThan(0.15)
    }
  })

  it('leaves a sign that no zone holds without a symbol, and says that something else was there', async () => {
    const { network } = networkSaying([classOf('A'), 0, otherSign, 0, classOf('B')])
    const [line] = await recogniseMrz(network, strokes(1, 0), [whole])
    expect(line?.characters.map(({ symbol }) => symbol).join('')).toBe('AB')
    const row = line?.emissions?.logProbabilities.subarray(2 * 38, 3 * 38) ?? new Float32Array()
    expect(row.reduce((sum, score) => sum + Math.exp(score), 0)).toBeLessThan(0.01)
  })

  it('gives an empty line for a box without area', async () => {
    const { network } = networkSaying([])
    const flat: Quad = [[0, 0], [10, 0], [10, 0], [0, 0]] // prettier-ignore
    expect(await recogniseMrz(network, strokes(1, 0), [flat])).toEqual([{ characters: [] }])
  })
})
