import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../platform/files/package-path.ts'
import { checks } from '../../engine/checks/all.ts'
import { replay } from '../../engine/decision/replay.ts'
import type { Trace } from './decision.ts'
import type { Facts } from './facts.ts'
import type { Profile } from '../profiles/profile.ts'
import { packFacts, unpackFacts } from './stored-facts.ts'

interface Stored {
  readonly title: string
  readonly facts: Facts
  readonly trace: Trace & { readonly decision: string; readonly sentence: string }
  readonly profile: Profile
}

/** Facts, traces and profiles as version 0.1.0 stored them, before facts had sections; specimens of invented people. */
const stored = JSON.parse(
  readFileSync(packagePath('data/vectors/stored-facts-0.1.json'), 'utf8'),
) as readonly Stored[]

describe('Facts that an older version stored', () => {
  it('are of documents, faces, screening and obscured values', () => {
    expect(stored.length).toBeGreaterThan(9)
  })

  it.each(stored)('are decided again as they were then: $title', ({ facts, trace, profile }) => {
    const again = replay({
      facts: unpackFacts(structuredClone(facts)),
      trace,
      profile,
      checks,
      obscured: facts.obscured ?? [],
    })
    expect(again.decision).toBe(trace.decision)
    expect(again.sentence()).toBe(trace.sentence)
  })
})

describe('Facts in sections', () => {
  it.each(stored)('are the same facts after they were stored: $title', ({ facts }) => {
    expect(unpackFacts(JSON.parse(JSON.stringify(packFacts(facts))))).toEqual(facts)
  })

  it('leave out a section that has no content', () => {
    const [first] = stored
    const { request: _request, ...facts } = first?.facts ?? ({} as Facts)
    expect(Object.keys(packFacts(facts as Facts).sections)).toEqual(['document', 'face', 'screening'])
  })

  it.each([
    [
      'a section of a later version',
      { schema: 2, common: {}, sections: { face: { version: 2, content: {} } } },
    ],
    ['an unknown section', { schema: 2, common: {}, sections: { vehicle: { version: 1, content: {} } } }],
    ['an unknown schema', { schema: 3, common: {}, sections: {} }],
    ['no object', 'facts'],
  ])('are refused rather than misread: %s', (_, content) => {
    expect(() => unpackFacts(content)).toThrow(/does not know|not an object/)
  })
})
