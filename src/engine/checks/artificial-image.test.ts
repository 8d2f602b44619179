import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { artificialImage } from './artificial-image.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  artificialImage.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('ARTIFICIAL_IMAGE', () => {
  it('is found on a drawn page, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ still: 0.57, sharpness: 0.67 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of a photograph that was compressed hard', () =>
    expect(ask({ still: 0.67, sharpness: 0.33 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { artificialImage: 1 } })
    expect(
      artificialImage.run(someFacts({ front: aSideWithForensics({ still: 0.57, sharpness: 0.67 }) }), lenient)
        .kind,
    ).toBe('clear')
  })
  it('names the back when that is it', () => {
    const facts = someFacts({
      front: aSideWithForensics(),
      back: aSideWithForensics({ still: 0.57, sharpness: 0.67 }),
    })
    expect(artificialImage.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(artificialImage.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('cannot tell of small pictures, nor of those that were made smaller', () => {
    const drawn = { still: 0.9, sharpness: 0.9 }
    expect(ask(drawn, { width: 900 }).kind).toBe('cannot_tell')
    expect(ask({ ...drawn, scale: 0.5 }).kind).toBe('cannot_tell')
  })
})
