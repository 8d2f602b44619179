import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { ScriptTools } from './script-reader.ts'
import { openScriptReaders, scriptsOf } from './script-readers.ts'

const pixels: Pixels = { width: 1, height: 1, channels: 1, data: new Uint8Array(1) }
const quad: Quad = [[0, 0], [1, 0], [1, 1], [0, 1]] // prettier-ignore
const tools = { json: () => Promise.resolve({}) } as unknown as ScriptTools
const line = { characters: [{ symbol: 'Я', confidence: 1, centre: 0.5 }] }

/** A network that counts how often it is opened, and fails so many times first. */
function network(failures = 0) {
  let openings = 0
  return {
    openings: () => openings,
    files: [],
    open: () => {
      openings++
      return openings <= failures
        ? Promise.reject(new Error('unreadable'))
        : Promise.resolve((_: Pixels, quads: readonly Quad[]) => Promise.resolve(quads.map(() => line)))
    },
  }
}

describe('the networks of scripts', () => {
  it('are opened when a script is first read, and once', async () => {
    const Cyrl = network()
    const read = openScriptReaders({ Cyrl }, tools)
    expect(Cyrl.openings()).toBe(0)
    const [first, second] = await Promise.all([
      read('Cyrl', pixels, [quad]),
      read('Cyrl', pixels, [quad, quad]),
    ])
    expect([first, second]).toEqual([[line], [line, line]])
    expect(Cyrl.openings()).toBe(1)
  })

  it('refuse a script that none of them reads', async () => {
    const read = openScriptReaders({ Cyrl: network() }, tools)
    await expect(read('Thai', pixels, [quad])).rejects.toThrow('no network reads Thai')
  })

  it('are tried again after one could not be opened', async () => {
    const Cyrl = network(1)
    const read = openScriptReaders({ Cyrl }, tools)
    await expect(read('Cyrl', pixels, [quad])).rejects.toThrow('unreadable')
    expect(await read('Cyrl', pixels, [quad])).toEqual([line])
  })

  it('name the scripts that they read', () => {
    expect(scriptsOf({ Thai: network(), Cyrl: network() })).toEqual(['Cyrl', 'Thai'])
  })
})
