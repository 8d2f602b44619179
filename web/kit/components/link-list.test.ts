import { describe, expect, it } from 'vitest'
import { targetOf } from './link-list.tsx'

describe('A key in a list of links', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['j', 1, 2],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 0, 0],
    ['k', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
    ['a', 1, null],
  ])('%s at %d of three leads to %j', (key, at, target) => {
    expect(targetOf(key, at, 3)).toBe(target)
  })
})
