import { expect, it } from 'vitest'
import { aSeenFace } from '../../../test/world/faces.ts'
import { keptTemplate } from './kept-template.ts'

const ports = {
  inference: { models: { 'face-recogniser.onnx': 'a'.repeat(64), 'face-descriptor.onnx': 'b' } },
}
const { description } = aSeenFace()
const asks = (templates: 'keep' | 'never', obscure: readonly string[] = []) => ({
  face: { requireConsent: false, templates, duplicateSearch: false },
  obscure,
})

it('keeps a face where the profile asks for it, with the networks that described it', () => {
  expect(keptTemplate(ports, description, asks('keep'))).toMatchObject({ recogniser: `${'a'.repeat(16)}-b` })
})

it('keeps none where the profile does not, hides faces, or none was seen', () => {
  expect(keptTemplate(ports, description, asks('never'))).toBeNull()
  expect(keptTemplate(ports, description, asks('keep', ['face']))).toBeNull()
  expect(keptTemplate(ports, null, asks('keep'))).toBeNull()
})
