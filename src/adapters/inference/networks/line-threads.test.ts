import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { LineThreads } from './line-threads.ts'
import type { LinesTask, NetworkTask, ReadTextTask } from './network-messages.ts'

const pixels = { width: 400, height: 300, channels: 1, data: new Uint8Array(120_000) } as const
const line = (top: number, length = 40): Quad => [[0, top], [length, top], [length, top + 10], [0, top + 10]] // prettier-ignore
const request = { payer: '', signal: new AbortController().signal }
const kept = [['key', { steps: 1, columns: new Float32Array(384), features: new Float32Array(120) }]] as const

function world({ start = () => Promise.resolve<unknown>(null) } = {}) {
  const asked: string[] = []
  const read = (who: string, task: NetworkTask | LinesTask) => {
    asked.push(
      task.task === 'readText' ? `${who} ${task.quads.length} ${task.alphabet}` : `${who} ${task.task}`,
    )
    return task.task === 'readText'
      ? task.quads.map(([[, top]]) => ({ characters: [{ symbol: `${top}`, confidence: 1, centre: 0 }] }))
      : null
  }
  const threads = new LineThreads(
    { ask: (task) => Promise.resolve(read('first', task)), load: () => 0 },
    {
      ask: (task) =>
        Promise.resolve({ lines: read('second', task), kept: task.alphabet === 'latin' ? kept : [] }),
      load: () => 0,
      start,
      close: () => Promise.resolve(),
    },
  )
  const textsOf = async (quads: readonly Quad[], alphabet: ReadTextTask['alphabet'] = 'mrz') => {
    const way = { reader: 'text-recogniser', sharpened: false, condensed: false } as const
    const lines = await threads.read({ task: 'readText', pixels, quads, alphabet, ...way }, request)
    return lines.map(({ characters }) => characters[0]?.symbol)
  }
  return { asked, textsOf }
}

describe('two readers of lines', () => {
  it('answer in the order asked, whichever read a line', async () => {
    const { asked, textsOf } = world()
    await Promise.resolve()
    expect(await textsOf([line(0), line(20, 300), line(40), line(60)])).toEqual(['0', '20', '40', '60'])
    expect(asked.toSorted()).toEqual(['first 3 mrz', 'second 1 mrz'])
  })

  it('hand over what was seen in lines whose script only the first can read', async () => {
    const { asked, textsOf } = world()
    await Promise.resolve()
    await textsOf([line(0)], 'latin')
    await textsOf([line(0)], 'Cyrl')
    expect(asked).toEqual(['second 1 latin', 'first keepLines', 'first 1 Cyrl'])
  })

  it('are one as long as the second is not ready, or did not start', async () => {
    const waiting = world({ start: () => new Promise(() => undefined) })
    expect(await waiting.textsOf([line(0), line(20)])).toEqual(['0', '20'])
    const failed = world({ start: () => Promise.reject(new Error('no memory')) })
    await Promise.resolve()
    expect(await failed.textsOf([line(0), line(20)])).toEqual(['0', '20'])
    expect([...waiting.asked, ...failed.asked]).toEqual(['first 2 mrz', 'first 2 mrz'])
  })
})
