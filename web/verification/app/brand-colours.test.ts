import { describe, expect, it } from 'vitest'
import { brandColours, contrast } from './brand-colours.ts'

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

describe('The colours of a brand', () => {
  const hexes = ['0b6b4f', '000000', '111827', '7a0019', 'ffcc00', 'ffffff', '3451c6']
  const schemes = ['light', 'dark'] as const

  it.each(hexes.flatMap((hex) => schemes.map((scheme) => [hex, scheme] as const)))(
    '%s can be read in %s',
    (hex, scheme) => {
      const colours = brandColours(hex, scheme)
      if (colours === null) throw new Error('It is a colour.')
      const surface = rgb(scheme === 'light' ? '#ffffff' : '#161a21')
      expect(contrast(rgb(colours.accent), surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(rgb(colours.fill), surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(rgb(colours.on), rgb(colours.fill))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('stay as they are where they can be read', () => {
    expect(brandColours('0b6b4f', 'light')).toMatchObject({
      accent: '#0b6b4f',
      fill: '#0b6b4f',
      on: '#ffffff',
    })
  })

  it.each(['', 'red', '#0b6b4f', '0b6b4'])('are none of %s', (hex) => {
    expect(brandColours(hex, 'light')).toBeNull()
  })
})
