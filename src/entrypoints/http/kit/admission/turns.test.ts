import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keys, testHttpServer } from '../../../../../test/world/service/frame.ts'
import { endpointWithKey } from '../endpoint.ts'
import { Turns } from './turns.ts'

describe('Turns', () => {
  it('are one in each turn of the event loop, in the order of asking', async () => {
    const turns = new Turns()
    const given: number[] = []
    const all = [0, 1, 2].map((number) => turns.next().then(() => given.push(number)))
    expect(given).toEqual([])
    for (const sofar of [[0], [0, 1], [0, 1, 2]]) {
      await turnOfTheLoop()
      expect(given).toEqual(sofar)
    }
    await Promise.all(all)
  })

  it('are given again after none was asked for', async () => {
    const turns = new Turns()
    await turns.next()
    await turnOfTheLoop()
    await turns.next()
    expect(await Promise.all([turns.next(), turns.next()])).toHaveLength(2)
  })
})

describe('Large bodies that come at the same time', () => {
  it('are parsed and begun in turns of the event loop of their own', async () => {
    const state = { turn: 0, begun: [] as number[] }
    const endpoint = endpointWithKey({
      method: 'POST',
      path: '/large',
      tag: 'operation',
      summary: 'Take a large body',
      scope: 'scan',
      audit: 'none',
      body: z.object({ document: z.string() }),
      bodySize: 'large',
      answer: ['application/json'],
      run: () => {
        state.begun.push(state.turn)
        return Promise.resolve({ json: {} })
      },
    })
    const app = testHttpServer({ endpoints: [endpoint] })
    await app.ready()
    const count = () => {
      state.turn += 1
      counter = setImmediate(count)
    }
    let counter = setImmediate(count)
    const headers = { 'x-api-key': keys.server, 'content-type': 'application/json' }
    const body = { method: 'POST', url: '/large', headers, payload: '{"document":"a"}' } as const
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(body)))
    clearImmediate(counter)
    await app.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(state.begun).size).toBe(5)
  })
})
