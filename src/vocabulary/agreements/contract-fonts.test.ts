import { expect, it } from 'vitest'
import { fontUsed } from './contract-fonts.ts'

it('a family that is installed is used, in whatever case it is written', () => {
  expect(fontUsed(' noto sans THAI ')).toBe('Noto Sans Thai')
})

it('Noto Sans takes the place of a family that is not installed', () => {
  expect(['Open Sans', '', 'Noto', '__proto__'].map(fontUsed)).toEqual(Array(4).fill('Noto Sans'))
})
