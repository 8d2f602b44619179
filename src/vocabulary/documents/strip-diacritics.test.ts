import { describe, expect, it } from 'vitest'
import { uppercaseLetters, stripDiacritics } from './strip-diacritics.ts'

describe('texts without marks', () => {
  it('keep their letters, their case and all that stands between', () => {
    expect(stripDiacritics('Dvořák, Ólöf – Çelik')).toBe('Dvorak, Olof – Celik')
    expect(stripDiacritics('e\u0301')).toBe('e')
  })

  it('keep letters that no mark makes', () => {
    expect(stripDiacritics('Øster Weiß Þórður Łucja')).toBe('Øster Weiß Þorður Łucja')
  })

  it('are capitals alone where only letters count', () => {
    expect(uppercaseLetters("Date d'émission: 1.")).toBe('DATEDEMISSION')
    expect(uppercaseLetters('Côte d’Ivoire')).toBe('COTEDIVOIRE')
  })
})
