import { expect, it } from 'vitest'
import { isOtherName, otherSpellingsOf } from './same-names.ts'

it('knows the spellings of a name, whichever of them is asked for', () => {
  expect([...otherSpellingsOf('alexander')]).toEqual(expect.arrayContaining(['aleksandr', 'aleksander']))
  expect([...otherSpellingsOf('aleksandr')]).toContain('alexander')
  expect([...otherSpellingsOf('qasem')]).toEqual(expect.arrayContaining(['qassem', 'kassem', 'qasim']))
  expect([...otherSpellingsOf('nightjar')]).toEqual([])
})

it.each([
  ['bashar', 'bushra', true],
  ['martin', 'marvin', true],
  ['jong', 'song', true],
  ['alexander', 'aleksandr', false],
  ['martin', 'martin', false],
  ['bashar', 'bashra', false],
  // A slip made it of the listed one.
  ['bashra', 'bashar', false],
  ['nightjar', 'nightjer', false],
])('whether %s asked for is another name than %s: %s', (query, listed, is) =>
  expect(isOtherName(query, listed)).toBe(is),
)
