import { expect, it } from 'vitest'
import { documentSideOf } from './document-side.table.ts'

it.each([
  [0, 2, true],
  [1, 1, false],
  [7, 2, true],
])('Side %i of a profile is %i in a session', (profile, session, asksForBack) => {
  expect(documentSideOf(profile)).toMatchObject({ session, asksForBack })
})
