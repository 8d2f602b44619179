import { describe, expect, it } from 'vitest'
import { aMeasuredSide, aProfile, someFacts } from '../../test/world/facts.ts'
import { imageForgery } from './image-forgery.ts'

const ask = (...side: Parameters<typeof aMeasuredSide>) =>
  imageForgery.run(someFacts({ front: aMeasuredSide(...side) }), aProfile())

describe('IMAGE_FORGERY', () => {
  it('is found on a portrait that was pasted in, with what was measured', () => {
    const evidence = { side: 'front', rules: 1 }
    expect(ask({ portrait: 0.5 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of one that was printed', () => expect(ask({ portrait: -0.25 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { imageForgery: 1 } })
    expect(imageForgery.run(someFacts({ front: aMeasuredSide({ portrait: 0.5 }) }), lenient).kind).toBe(
      'clear',
    )
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aMeasuredSide(), back: aMeasuredSide({ portrait: 0.5 }) })
    expect(imageForgery.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(imageForgery.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('cannot tell without a portrait', () => expect(ask({ portrait: null }).kind).toBe('cannot_tell'))
})
