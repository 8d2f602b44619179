import { describe, expect, it } from 'vitest'
import { identifierStrength } from './identifier-strength.ts'

describe('identifierStrength', () => {
  it.each([
    ['7707083893', 'tax', 'checked'],
    ['7707083894', 'tax', 'plain'],
    ['9074729', 'imo', 'checked'],
    ['770701001', 'kpp', 'short'],
    ['SABRRUMM', 'bic', 'shape'],
    ['C2002515', 'passport', 'shape'],
    ['IR12', 'passport', 'short'],
    ['AB12345', 'call-sign', 'plain'],
  ] as const)('%s as %s is %s', (text, type, strength) => {
    expect(identifierStrength(text, type)).toBe(strength)
  })
})
