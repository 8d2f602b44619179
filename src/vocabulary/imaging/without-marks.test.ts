import { describe, expect, it } from 'vitest'
import { plainCapitals, withoutMarks } from './without-marks.ts'

describe('texts without marks', () => {
  it('keep their letters, their case and all that stands between', () => {
    expect(withoutMarks('Dvořák, Ólöf – Çelik')).toBe('Dvorak, Olof – Celik')
    expect(withoutMarks('e\u0301')).toBe('e')
  })

  it('keep letters that no mark makes', () => {
    expect(withoutMarks('Øster Weiß Þórður Łucja')).toBe('Øster Weiß Þorður Łucja')
  })

  it('are capitals alone where only letters count', () => {
    expect(plainCapitals("Date d'émission: 1.")).toBe('DATEDEMISSION')
    expect(plainCapitals('Côte d’Ivoire')).toBe('COTEDIVOIRE')
  })
})
