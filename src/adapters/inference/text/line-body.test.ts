import { Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { openLineBody } from './line-body.ts'

const classes = 3

/** A recogniser whose every output at a step is the number of the step; it counts its runs. */
function recogniser() {
  let runs = 0
  const run = (feeds: Readonly<Record<string, Tensor>>, asked: unknown) => {
    runs++
    const { x } = feeds
    const steps = (x?.dims[3] ?? 0) / 8
    const rows = (count: number) => Float32Array.from({ length: count * steps }, (_, at) => at % steps)
    const all = {
      fetch_name_0: new Tensor('float32', rows(classes), [1, steps, classes]),
      columns: new Tensor('float32', rows(384), [1, 384, 1, steps]),
      features: new Tensor('float32', rows(120), [1, 120, steps]),
    }
    const names = Array.isArray(asked) ? asked : []
    return Promise.resolve(Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))))
  }
  return { session: { run }, runs: () => runs }
}

/** A line of strokes 48 pixels high. */
function strokes(width: number, every = 7): Pixels {
  const data = Uint8Array.from({ length: width * 48 }, (_, at) => (at % every < 2 ? 30 : 210))
  return { width, height: 48, channels: 1, data }
}

const whole = (width: number): Quad => [[0, 0], [width, 0], [width, 48], [0, 48]] // prettier-ignore

describe('what the text recogniser sees in a line', () => {
  it('leaves out the padding', async () => {
    const body = openLineBody(recogniser().session)
    const seen = await body.see(strokes(100), whole(100))
    // 100 pixels are padded to 160: of 20 steps 13 show the line.
    expect(seen?.steps).toBe(13)
    expect(seen?.columns).toHaveLength(384 * 13)
    expect(Array.from(seen?.features.subarray(0, 14) ?? [])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0,
    ])
  })

  it('is not looked for again where it was kept, and is in all other lines', async () => {
    const { session, runs } = recogniser()
    const body = openLineBody(session)
    const line = await body.read(strokes(100), whole(100))
    expect(line?.probabilities.steps).toBe(13)
    await body.see(strokes(100), whole(100))
    expect(runs()).toBe(2)
    line?.keep()
    expect(await body.see(strokes(100), whole(100))).toBe(line?.seen)
    expect(runs()).toBe(2)
    await body.see(strokes(100, 9), whole(100))
    expect(runs()).toBe(3)
  })

  it('is taken over from another recogniser, which keeps it no longer', async () => {
    const [one, other] = [recogniser(), recogniser()]
    const [giving, taking] = [openLineBody(one.session), openLineBody(other.session)]
    const line = await giving.read(strokes(100), whole(100))
    line?.keep()
    taking.takeOver(giving.handOver())
    expect(await taking.see(strokes(100), whole(100))).toBe(line?.seen)
    expect(other.runs()).toBe(0)
    expect(giving.handOver()).toEqual([])
  })

  it('is kept of the last lines alone', async () => {
    const { session, runs } = recogniser()
    const body = openLineBody(session)
    for (let every = 5; every < 22; every++) {
      const line = await body.read(strokes(2000, every), whole(2000))
      line?.keep()
    }
    const before = runs()
    await body.see(strokes(2000, 21), whole(2000))
    expect(runs()).toBe(before)
    await body.see(strokes(2000, 5), whole(2000))
    expect(runs()).toBe(before + 1)
  })

  it('is less of a line whose letters are laid closer, and not kept for one that is looked at plainly', async () => {
    const { session, runs } = recogniser()
    const body = openLineBody(session)
    const condensed = await body.read(strokes(100), whole(100), { sharpened: false, condensed: true })
    expect(condensed?.probabilities.steps).toBe(10)
    condensed?.keep()
    expect((await body.see(strokes(100), whole(100)))?.steps).toBe(13)
    expect(runs()).toBe(2)
  })

  it('is nothing in a box without area', async () => {
    const body = openLineBody(recogniser().session)
    const flat: Quad = [[0, 0], [10, 0], [10, 0], [0, 0]] // prettier-ignore
    expect(await body.see(strokes(100), flat)).toBeNull()
    expect(await body.read(strokes(100), flat)).toBeNull()
  })
})
