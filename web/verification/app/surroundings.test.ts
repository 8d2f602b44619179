import { describe, expect, it } from 'vitest'
import { maySign } from './surroundings.ts'

describe('A contract may be signed', () => {
  const allowed = ['https://shop.example']

  it.each([
    ['in a window of its own', [], true],
    ['in a page that the profile names', ['https://shop.example'], true],
    ['not in a page that frames a named one', ['https://shop.example', 'https://other.example'], false],
    ['not where the browser does not say who frames it', null, false],
  ])('%s', (_, around, isAllowed) => {
    expect(maySign(allowed, around)).toBe(isAllowed)
  })
})
