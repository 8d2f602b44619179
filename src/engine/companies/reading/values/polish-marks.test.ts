import { describe, expect, it } from 'vitest'
import { inPolish, withPolishMarks } from './polish-marks.ts'

describe('Polish print', () => {
  it.each([
    ['SPÓLKA Z OGRANICZONA ODPOWIEDZIALNOŚCIA', 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
    ['GRZEGORZ ŻABIÚSKI', 'GRZEGORZ ŻABIŃSKI'],
    ['ŻABINSKI', 'ŻABIŃSKI'],
    ['90-437 ŁÓDŻ', '90-437 ŁÓDŹ'],
    ['80-831 GDAÑSK', '80-831 GDAŃSK'],
    ['ŁĄKOWA 7, POZNAń', 'ŁĄKOWA 7, POZNAŃ'],
    ['Spólka z o.o., Poznań', 'Spółka z o.o., Poznań'],
    ['Łukasz Nowak', 'Łukasz Nowak'],
  ])('has its marks again: %s', (read, written) => {
    expect(withPolishMarks(read)).toBe(written)
  })

  it('without any mark stays as it is', () => {
    expect(withPolishMarks('SPOLKA Z OGRANICZONA ODPOWIEDZIALNOSCIA')).toBe(
      'SPOLKA Z OGRANICZONA ODPOWIEDZIALNOSCIA',
    )
  })

  it('is known by its register: other print stays as it is', () => {
    const czech = [{ text: 'ŽIVNOST, Město Łódż' }]
    expect(inPolish(czech)).toEqual(czech)
    expect(inPolish([{ text: 'NUMER KRS' }, { text: 'ŁÓDŻ' }])).toEqual([
      { text: 'NUMER KRS' },
      { text: 'ŁÓDŹ' },
    ])
  })
})
