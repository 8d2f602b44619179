import { expect, it } from 'vitest'
import { usefulSize } from './useful-size.ts'

const picture = ([width, height]: readonly [number, number]) =>
  ({ width, height, channels: 1, data: new Uint8Array() }) as const

it.each<[size: readonly [number, number], asked: number, used: number]>([
  [[1500, 1000], 1600, 1600],
  [[800, 1100], 1600, 1375],
  [[1000, 700], 1600, 1250],
  [[400, 300], 1600, 960],
  [[400, 300], 640, 640],
])('a picture of %s pixels, for which a look in %i is asked, is looked at in %i', (size, asked, used) => {
  expect(usefulSize(picture(size), asked)).toBe(used)
})
