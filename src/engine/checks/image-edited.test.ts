import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { imageEdited } from './image-edited.ts'

const ask = (front: string | null, back: string | null = null) =>
  imageEdited.run(
    someFacts({
      front: aSideWithForensics({}, { software: front }),
      back: aSideWithForensics({}, { software: back }),
    }),
    aProfile(),
  )

describe('IMAGE_EDITED', () => {
  it('names the editor and the side', () => {
    const findings = [{ confidence: 1, evidence: { side: 'back', editor: 'Photoshop' } }]
    expect(ask('HDR+ 1.0', 'Adobe Photoshop CS3 Windows')).toMatchObject({ kind: 'found', findings })
  })
  it('is clear of what a camera or a telephone writes', () => expect(ask('17.4.1').kind).toBe('clear'))
  it('cannot tell of pictures that name no software', () => expect(ask(null).kind).toBe('cannot_tell'))
})
