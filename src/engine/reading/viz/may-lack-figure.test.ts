import { describe, expect, it } from 'vitest'
import { mayLackFigure } from './may-lack-figure.ts'

describe('A date in figures of another script', () => {
  it('may lack one where a day or a month has one figure', () => {
    expect(mayLackFigure('١٤٥٦/١/٢٦', '2034-04-10')).toBe(true)
    expect(mayLackFigure('५-०३-१९८४', '1984-03-05')).toBe(true)
  })

  it('may lack one where a stroke between them was not read', () => {
    expect(mayLackFigure('١٣٧٨٠٥/١٠', '1958-11-21')).toBe(true)
    expect(mayLackFigure('١٣٧٨/٠٥١٠', '1958-11-21')).toBe(true)
  })

  it('lacks none where each has two', () => {
    expect(mayLackFigure('١٢ رمضان ١٤٠٥', '1985-06-01')).toBe(false)
    expect(mayLackFigure('١٤٥٦/١١/٢٦', '2035-02-05')).toBe(false)
  })

  it('is another thing than a date in European figures, and than a number', () => {
    expect(mayLackFigure('5.3.1984', '1984-03-05')).toBe(false)
    expect(mayLackFigure('٧ ١٢٣٤٥٦', '7123456')).toBe(false)
  })
})
