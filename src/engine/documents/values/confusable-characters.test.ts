import { expect, it } from 'vitest'
import { differsByMisreads, oneMisreadFrom } from './confusable-characters.ts'

it('exchanges one character at a time, for those that look like it', () => {
  expect(oneMisreadFrom('5A')).toEqual(expect.arrayContaining(['SA', '6A', '54']))
  expect(oneMisreadFrom('5A')).not.toContain('S4')
  expect(oneMisreadFrom('5A')).not.toContain('9A')
})

it('is the same in both directions', () => {
  for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const other of oneMisreadFrom(character)) expect(oneMisreadFrom(other)).toContain(character)
})

it.each([
  ['QH7490JBG', 'OH749QJBG', true],
  ['QH7490JBG', 'OH749XJBG', false],
  ['QH7490JBG', 'OH7490JB', false],
  ['QH7490JBG', 'QH7490JBG', false],
])('explains %s for %s by look-alikes alone: %s', (one, other, isExplained) => {
  expect(differsByMisreads(one, other)).toBe(isExplained)
})
