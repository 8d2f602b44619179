import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { imageTooBlurry } from './image-too-blurry.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  imageTooBlurry.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('IMAGE_TOO_BLURRY', () => {
  it('is found on edges as wide as letters, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ sharpness: 0.1, longSide: 400 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of soft edges of large letters', () =>
    expect(ask({ sharpness: 0.2, longSide: 900 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { blurryImage: 1 } })
    expect(
      imageTooBlurry.run(someFacts({ front: aSideWithForensics({ sharpness: 0.1, longSide: 400 }) }), lenient)
        .kind,
    ).toBe('clear')
  })
  it('names the back when that is it', () => {
    const facts = someFacts({
      front: aSideWithForensics(),
      back: aSideWithForensics({ sharpness: 0.1, longSide: 400 }),
    })
    expect(imageTooBlurry.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(imageTooBlurry.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('takes the document for smaller than the picture where it was not found', () => {
    const soft = { sharpness: 0.1, longSide: 600 }
    expect(ask(soft).kind).toBe('clear')
    expect(ask({ ...soft, region: 'picture' }).kind).toBe('found')
  })
  it('cannot tell without edges', () => expect(ask({ sharpness: null }).kind).toBe('cannot_tell'))
  it('judges a picture that was made smaller as it was looked at', () =>
    expect(ask({ sharpness: 0.2, longSide: 900, scale: 0.2 }).kind).toBe('found'))
})
