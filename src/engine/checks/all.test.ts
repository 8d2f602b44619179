import { describe, expect, it } from 'vitest'
import { aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import { warningCodes } from '../../vocabulary/decision/warnings.ts'
import { checks, notImplementedCodes } from './all.ts'

describe('The list of checks', () => {
  it('has no code twice', () => {
    expect(new Set(checks.map((check) => check.code)).size).toBe(checks.length)
  })
  it('together with what is not implemented covers the whole catalogue', () => {
    const covered = new Set([...checks.map((check) => check.code), ...notImplementedCodes])
    expect([...covered].toSorted()).toEqual([...warningCodes].toSorted())
  })
  it('finds nothing wrong with a good passport', () => {
    const found = checks.filter((check) => check.run(someFacts(), aProfile()).kind === 'found')
    expect(found).toEqual([])
  })
  it('says only once that no document was recognised', () => {
    const facts = someFacts({ front: aSide(null) })
    const found = checks
      .filter((check) => check.run(facts, aProfile()).kind === 'found')
      .map((check) => check.code)
    expect(found).toEqual(['UNRECOGNIZED_DOCUMENT'])
  })
  it('survives facts that were stored as JSON and read back', () => {
    const facts = someFacts()
    const stored = JSON.parse(JSON.stringify(facts)) as typeof facts
    for (const check of checks) expect(check.run(stored, aProfile())).toEqual(check.run(facts, aProfile()))
  })
  it('names the threshold that it uses among its needs', () => {
    for (const check of checks) {
      const needed = check.needs.filter((need) => need.startsWith('thresholds.'))
      expect(needed).toEqual(check.threshold === undefined ? [] : [`thresholds.${check.threshold}`])
    }
  })
})
