import { describe, expect, it } from 'vitest'
import { joinCompounds } from './join-compounds.ts'

describe('joinCompounds', () => {
  it.each(['abd al rahman', 'abdel rahman', 'abdul rahman', 'abdulrahman', 'abdurrahman', 'abdur rahman'])(
    'writes %s as one servant of the merciful',
    (name) => expect(joinCompounds(name.split(' '))).toEqual(['abdul', 'rahman']),
  )

  it.each(['nur al din', 'nur ud din', 'nureddin', 'nuruddin', 'nuraldin'])(
    'writes %s as one light of the faith',
    (name) => expect(joinCompounds(name.split(' '))).toEqual(['nur', 'aldin']),
  )

  it.each([
    ['abd allah', 'abdullah'],
    ['abdallah', 'abdullah'],
    ['habib allah', 'habibullah'],
    ['saif ullah khan', 'saifullah khan'],
    ['dean martin', 'dean martin'],
    ['abdul', 'abdul'],
    ['yabd al rahman', 'abdul rahman'],
    ['adb al rahman', 'abdul rahman'],
    ['abu al rahman', 'abu al rahman'],
    ['velkoreabdelmalek', 'velkore abdul malek'],
    ['velkoreabdallah', 'velkore abdullah'],
    ['abd olrahim', 'abdul rahim'],
    ['berlin', 'berlin'],
    ['bdulbaqi', 'abdul baqi'],
    ['sabdolmalek', 'abdul malek'],
    ['abdollahinejad', 'abdollahinejad'],
    ['badelsky', 'badelsky'],
  ])('writes %s as %s', (given, joined) => expect(joinCompounds(given.split(' ')).join(' ')).toBe(joined))
})
