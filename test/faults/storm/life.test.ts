import { describe, expect, it } from 'vitest'
import { allowedStates, type TrackedObject, resolveAmbiguities, stateOf } from './life.ts'

/** Deeds as `[what it leaves, asked, told]`. */
function aLife(...deeds: readonly (readonly [string | null, number, number | null])[]): TrackedObject {
  return {
    kind: 'record',
    name: 'one',
    id: null,
    picture: null,
    deeds: deeds.map(([leadsTo, requestedAt, reportedAt]) => ({
      leadsTo,
      requestedAt: requestedAt,
      reportedAt: reportedAt,
    })),
  }
}
const late = { since: 100, until: 100 }

describe('what a client may find', () => {
  it('is what was answered last, and nothing else', () => {
    const life = aLife(['made', 1, 2], ['changed', 3, 4])
    expect(allowedStates(life, late)).toEqual(['changed'])
    expect(allowedStates(aLife(['made', 1, 2], [null, 3, 4]), late)).toEqual([null])
  })

  it('is also what it asked for last and heard nothing of', () => {
    const life = aLife(['made', 1, 2], ['changed', 3, null], [null, 5, null])
    expect(allowedStates(life, late)).toEqual(['made', 'changed', null])
  })

  it('is, in a copy, what was answered before the copy began, and not what was asked for after it', () => {
    const life = aLife(['made', 1, 2], ['changed', 5, 8], ['again', 12, 14])
    expect(allowedStates(life, { since: 6, until: 10 })).toEqual(['made', 'changed'])
    expect(allowedStates(life, { since: 1, until: 1 })).toEqual([null, 'made'])
  })

  it('stays as it was found once nothing is under way', () => {
    const life = aLife(['made', 1, 2], ['changed', 3, null], ['again', 5, null])
    resolveAmbiguities(life, 'changed', 20)
    expect(allowedStates(life, late)).toEqual(['changed'])
    expect(stateOf(life)).toBe('changed')
    const untouched = aLife(['made', 1, 2], [null, 3, null])
    resolveAmbiguities(untouched, 'made', 20)
    expect(allowedStates(untouched, late)).toEqual(['made'])
    const never = aLife(['made', 1, null])
    resolveAmbiguities(never, null, 20)
    expect(allowedStates(never, late)).toEqual([null])
  })
})
