import { expect, it } from 'vitest'
import { guessEntityKind } from './guess-entity-kind.ts'

it.each([
  ['ORBAN TOVIK ZELTMARI', 'person'],
  ['ZELTMARI, Orban', 'person'],
  ['Lantern Trading', 'organisation'],
  ['QARVAND L.L.C.', 'organisation'],
  ['183rd Guard Regiment', 'organisation'],
  ['Lamp & Sons', 'organisation'],
] as const)('%s is the name of a(n) %s', (name, kind) => {
  expect(guessEntityKind(name)).toBe(kind)
})
