import { describe, expect, it } from 'vitest'
import { systemIds } from './ids.ts'

describe('ids', () => {
  it('have the shapes of the wire', () => {
    expect(systemIds.id()).toMatch(/^[0-9a-f]{32}$/)
    expect(systemIds.token()).toMatch(/^[0-9a-f]{64}$/)
    expect(systemIds.apiKey()).toMatch(/^[0-9A-Za-z]{32}$/)
  })

  it('do not repeat', () => {
    const drawn = Array.from({ length: 2000 }, () => systemIds.apiKey())
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
