import { expect, it } from 'vitest'
import { aFaceObservation, noFaceObservation, someFaces } from '../../../../../test/world/pictures/faces.ts'
import type { FaceObservation } from '../../../../vocabulary/face/face-facts.ts'
import { presentFaceQuality } from './face-schema.ts'

const codesOf = (...frames: readonly FaceObservation[]) =>
  presentFaceQuality(someFaces({ frames })).x?.faceHints.map(({ code }) => code)

it('tells what every frame with a face has in common: one good frame is enough', () => {
  const [dark, small] = [
    { ...aFaceObservation, hints: ['too_dark', 'too_small'] },
    { ...aFaceObservation, hints: ['too_small'] },
  ] as const
  expect(codesOf(dark)).toEqual(['too_dark', 'too_small'])
  expect(codesOf(dark, small, noFaceObservation)).toEqual(['too_small'])
  expect(codesOf(dark, { ...aFaceObservation, hints: [] })).toEqual([])
})

it('says nothing where no face was looked at', () => {
  expect(presentFaceQuality({ given: false })).toEqual({})
})
