import { expect, it } from 'vitest'
import { aDetectedFace } from '../../../test/world/pictures/faces.ts'
import { storedTemplate } from './stored-template.ts'

const ports = {
  inference: { models: { 'face-recogniser.onnx': 'a'.repeat(64), 'face-descriptor.onnx': 'b' } },
}
const { description } = aDetectedFace()
const asks = (templates: 'keep' | 'never', obscure: readonly string[] = []) => ({
  face: { requireConsent: false, templates, duplicateSearch: false },
  obscure,
})

it('keeps a face where the profile asks for it, with the networks that described it', () => {
  expect(storedTemplate(ports, description, asks('keep'))).toMatchObject({
    recogniser: `${'a'.repeat(16)}-b`,
  })
})

it('keeps none where the profile does not, hides faces, or none was seen', () => {
  expect(storedTemplate(ports, description, asks('never'))).toBeNull()
  expect(storedTemplate(ports, description, asks('keep', ['face']))).toBeNull()
  expect(storedTemplate(ports, null, asks('keep'))).toBeNull()
})
