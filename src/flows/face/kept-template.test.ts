import { expect, it } from 'vitest'
import { aSeenFace } from '../../../test/world/faces.ts'
import { keptTemplate } from './kept-template.ts'

const hands = {
  inference: { models: { 'face-recogniser.onnx': 'a'.repeat(64), 'face-descriptor.onnx': 'b' } },
}
const { description } = aSeenFace()
const asks = (templates: 'keep' | 'never', obscure: readonly string[] = []) => ({
  face: { requireConsent: false, templates, duplicateSearch: false },
  obscure,
})

it('keeps a face where the profile asks for it, with the networks that described it', () => {
  expect(keptTemplate(hands, description, asks('keep'))).toMatchObject({ recogniser: `${'a'.repeat(16)}-b` })
})

it('keeps none where the profile does not, hides faces, or none was seen', () => {
  expect(keptTemplate(hands, description, asks('never'))).toBeNull()
  expect(keptTemplate(hands, description, asks('keep', ['face']))).toBeNull()
  expect(keptTemplate(hands, null, asks('keep'))).toBeNull()
})
