import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { decide } from '../decision/decide.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { checks } from './all.ts'
import { fakeId } from './fake-id.ts'
import { imageEdited } from './image-edited.ts'
import { unknown } from './unknown.ts'

const broken = (check: Check): Check => ({
  ...check,
  run: () => {
    throw new Error('No such page.')
  },
})

describe('UNKNOWN', () => {
  it('is not raised where every check answers', () => {
    expect(unknown.run(someFacts(), aProfile(), [])).toEqual({ kind: 'clear', evidence: {} })
    expect(unknown.run(someFacts(), aProfile())).toEqual({ kind: 'clear', evidence: {} })
  })
  it('is asked after every check that it could tell of', () => {
    expect(checks.at(-1)).toBe(unknown)
  })
  it('is raised once for each check that failed, and names it', () => {
    const request = { facts: someFacts(), profile: aProfile() }
    const made = decide({ ...request, checks: [broken(fakeId), broken(imageEdited), unknown] })
    expect(made.warnings).toMatchObject([
      { code: 'UNKNOWN', description: expect.stringContaining('FAKE_ID') as string, confidence: 1 },
      { code: 'UNKNOWN', description: expect.stringContaining('IMAGE_EDITED') as string },
      { code: 'NOT_CHECKED' },
      { code: 'NOT_CHECKED' },
    ])
  })
})
