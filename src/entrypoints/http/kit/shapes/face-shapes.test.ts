import { expect, it } from 'vitest'
import { aSight, noSight, someFaces } from '../../../../../test/world/faces.ts'
import type { FaceSight } from '../../../../vocabulary/face/face-facts.ts'
import { presentFaceQuality } from './face-shapes.ts'

const codesOf = (...frames: readonly FaceSight[]) =>
  presentFaceQuality(someFaces({ frames })).x?.faceHints.map(({ code }) => code)

it('tells what every frame with a face has in common: one good frame is enough', () => {
  const [dark, small] = [
    { ...aSight, hints: ['too_dark', 'too_small'] },
    { ...aSight, hints: ['too_small'] },
  ] as const
  expect(codesOf(dark)).toEqual(['too_dark', 'too_small'])
  expect(codesOf(dark, small, noSight)).toEqual(['too_small'])
  expect(codesOf(dark, { ...aSight, hints: [] })).toEqual([])
})

it('says nothing where no face was looked at', () => {
  expect(presentFaceQuality({ given: false })).toEqual({})
})
