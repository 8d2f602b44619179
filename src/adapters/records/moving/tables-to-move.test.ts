import { expect, it } from 'vitest'
import { inOrder } from './tables-to-move.ts'

it('puts each table after those that it refers to', () => {
  const targets: Record<string, readonly string[]> = {
    images: ['scans'],
    scans: ['people', 'accounts'],
    people: ['accounts'],
  }
  const order = inOrder(['images', 'scans', 'people', 'accounts'], (name) => targets[name] ?? [])
  expect(order).toEqual(['accounts', 'people', 'scans', 'images'])
})

it('does not go on for ever when tables refer to each other', () => {
  expect(() => inOrder(['a', 'b'], (name) => (name === 'a' ? ['b'] : ['a']))).toThrow(/circle/)
})
