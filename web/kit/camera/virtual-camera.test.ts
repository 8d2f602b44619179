import { expect, it } from 'vitest'
import { isVirtualCamera } from './virtual-camera.ts'

it.each([
  ['OBS Virtual Camera (m-de:vice)', true],
  ['ManyCam Virtual Webcam', true],
  ['Dummy video device (0x0000)', true],
  ['Snap Camera', true],
  ['Integrated Camera (04f2:b6d9)', false],
  ['camera2 0, facing back', false],
  ['Back Dual Wide Camera', false],
  ['FaceTime HD Camera', false],
  ['Cobsworth Webcam', false],
  ['fake_device_0', false],
])('%s is virtual: %s', (label, isVirtual) => {
  expect(isVirtualCamera(label)).toBe(isVirtual)
})
