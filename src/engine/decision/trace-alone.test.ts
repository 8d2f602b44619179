import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { annaMaria, aPassport, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { checks } from '../checks/all.ts'
import { completeProfile, effectiveProfile } from '../profiles/effective-profile.ts'
import { findPreset } from '../profiles/presets.ts'
import type { Trace } from '../../vocabulary/decision/decision.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { presetNames } from '../../vocabulary/profiles/profile.ts'
import { decide } from './decide.ts'

const recipe = fileURLToPath(new URL('../../../docs/recipes/traces/derive-decision.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'symbolon-trace-'))
copyFileSync(recipe, join(folder, 'derive-decision.mjs'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The decisions that were derived. */
const reached = new Set<string>()

/** What the recipe answers, in a folder with nothing else in it. */
function derived(trace: unknown): unknown {
  const options = { cwd: folder, env: {}, input: JSON.stringify(trace), encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, ['derive-decision.mjs'], options))
}

const byPrint = aPassport({ zone: null, fields: someFields(annaMaria, { source: 'visual' }) })
const fixtures: Readonly<Record<string, Facts>> = {
  'a good passport': someFacts(),
  'an expired one': someFacts({ today: '2040-01-01' }),
  'an unreadable one': someFacts({ front: aSide(null) }),
  'one that we failed to read': someFacts({ front: aSide(null, 'It took too long.') }),
  'one read from print alone': someFacts({ front: aSide(byPrint) }),
  'one of another person': someFacts({ request: { verifyName: 'JOHN SMITH', verifyDob: '1980-01-01' } }),
  'one with a selfie': someFacts({ face: { given: true, failed: 'Not compared.' } }),
  'one without a number': someFacts({
    front: aSide(
      aPassport({ missing: ['documentNumber'], fields: someFields({ ...annaMaria, documentNumber: '' }) }),
    ),
  }),
}

const settings: readonly ProfileOverride[] = [
  { decisionTrigger: { review: 2, reject: 3 } },
  { decisionTrigger: { review: 0, reject: 1.5 } },
  {
    decisions: {
      DOCUMENT_EXPIRED: { reject: -1, review: 0.5, weight: 0.7 },
      UNDER_21: { review: 0, weight: 0.3 },
    },
  },
]
const presets = presetNames.flatMap((name) => findPreset(name) ?? [])
const profiles: readonly Profile[] = [
  ...presets,
  ...settings.map((given) => effectiveProfile(completeProfile({ name: 'Shop' }), given)),
]

describe('The trace alone, with a script of no one’s', () => {
  it('is at most sixty lines and imports nothing of this service', () => {
    const text = readFileSync(recipe, 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:fs'])
  })

  it.each(Object.entries(fixtures))('derives every decision about %s', (_, facts) => {
    for (const profile of profiles) {
      const { trace } = decide({ facts, profile, checks })
      const { decision, reviewScore, rejectScore } = trace
      expect(derived({ id: 'x', trace }), profile.name).toEqual({
        decision,
        reviewScore,
        rejectScore,
        agrees: true,
      })
      reached.add(decision)
    }
  })

  it('did so for decisions of every kind', () => {
    expect([...reached].sort()).toEqual(['accept', 'reject', 'review'])
  })

  it('sees that a trace was tampered with', () => {
    const profile = completeProfile({ name: 'Shop' })
    const { trace } = decide({ facts: someFacts({ today: '2040-01-01' }), profile, checks })
    const milder: Trace = { ...trace, decision: 'accept' }
    expect(() => derived(milder)).toThrow()
  })
})
