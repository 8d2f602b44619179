import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { moduleUrl, startChild, startThread } from './threads.ts'

const fixture = moduleUrl('platform/threads/threads.fixture')
const message = "Parameter 'x' contains invalid value."

describe('threads', () => {
  it('runs a source module as a thread, with its own imports', async () => {
    const thread = startThread(fixture, { workerData: 'passport' })
    const [answer] = (await once(thread, 'message')) as unknown[]
    expect(answer).toEqual({ given: 'passport', sentence: message })
  })

  it('#126 runs a source module as a child that inherits no environment', async () => {
    const child = startChild(fixture, { args: ['visa'], env: { ONLY: 'this' } })
    const [answer] = (await once(child, 'message')) as unknown[]
    expect(answer).toMatchObject({ given: 'visa', sentence: message })
    const { variables } = answer as { variables: string[] }
    expect(variables).toContain('ONLY')
    expect(variables).not.toContain('PATH')
    await once(child, 'exit')
  })
})
