import { expect, it } from 'vitest'
import { isCameraPicture } from './is-camera-picture.ts'

const bare = { format: 'jpeg', software: null } as const

it('bare JPEG proves nothing, whatever the page says for it', () => {
  expect([isCameraPicture([bare], null), isCameraPicture([bare], 'camera')]).toEqual([null, null])
})

it('another format, metadata of a program, or the word of the page make it a file', () => {
  expect(isCameraPicture([bare, { ...bare, format: 'png' }], null)).toBe(false)
  expect(isCameraPicture([{ ...bare, software: 'GIMP 2.10' }], 'camera')).toBe(false)
  expect(isCameraPicture([bare], 'file')).toBe(false)
})
