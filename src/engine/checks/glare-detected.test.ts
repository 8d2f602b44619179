import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { glareDetected } from './glare-detected.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  glareDetected.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('GLARE_DETECTED', () => {
  it('is found on a burnt-out patch, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ burnt: 0.03 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of a glint', () => expect(ask({ burnt: 0.005 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { glareDetect: 1 } })
    expect(glareDetected.run(someFacts({ front: aSideWithForensics({ burnt: 0.03 }) }), lenient).kind).toBe(
      'clear',
    )
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aSideWithForensics(), back: aSideWithForensics({ burnt: 0.03 }) })
    expect(glareDetected.run(facts, aProfile())).toMatchObject({ findings: [{ evidence: { side: 'back' } }] })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(glareDetected.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('is explained with the share at which it is raised by default', () => {
    const [, share = ''] = /from ([\d.]+) % of its area/.exec(glareDetected.explain) ?? []
    expect(ask({ burnt: Number(share) / 100 + 0.001 }).kind).toBe('found')
    expect(ask({ burnt: Number(share) / 100 - 0.001 }).kind).toBe('clear')
  })
  it('cannot tell where the document is not known', () =>
    expect(ask({ burnt: 0.2, region: 'picture' }).kind).toBe('cannot_tell'))
})
