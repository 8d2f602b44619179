import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../../../test/world/partial-stub.ts'
import { hasArrived } from './unread-body.ts'
import { smallBodyBytes } from './rate-limit.ts'

function bodyOf(announced: string | undefined, inMemory: number): FastifyRequest {
  const raw = partialStub<FastifyRequest['raw']>({ readableLength: inMemory }, 'request')
  const headers = announced === undefined ? {} : { 'content-length': announced }
  return partialStub<FastifyRequest>({ headers, raw }, 'request')
}

describe('a body has arrived', () => {
  it('when all that was announced lies in memory', () => {
    expect(hasArrived(bodyOf('54', 54))).toBe(true)
    expect(hasArrived(bodyOf('54', 53))).toBe(false)
  })

  it('not when it is counted against the memory of large bodies, or says nothing of its length', () => {
    expect(hasArrived(bodyOf(String(smallBodyBytes), smallBodyBytes))).toBe(true)
    expect(hasArrived(bodyOf(String(smallBodyBytes + 1), smallBodyBytes + 1))).toBe(false)
    expect(hasArrived(bodyOf(undefined, 54))).toBe(false)
  })
})
