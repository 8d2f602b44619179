import { describe, expect, it } from 'vitest'
import { fitMrz } from './fit-zone.ts'

const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

describe('Lines of a plain text reader', () => {
  it('are a zone when they have its shape, whatever stands around them', () => {
    expect(fitMrz(['UTOPIA', 'ERIKSSON', ...lines, '12.04.2015'])).toEqual({ format: 'TD3', lines })
  })

  it('are put right by the grammar of the columns and filled up at their ends', () => {
    const read = [
      'P<UT0ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<',
      'L898902C36UTO74O8122F12041S9ZE184226B<<<<<10',
    ]
    expect(fitMrz(read)).toEqual({ format: 'TD3', lines })
  })

  it('are none when they are too short, too few or open otherwise', () => {
    expect(fitMrz([lines[0] ?? ''])).toBeNull()
    expect(fitMrz(lines.map((line) => line.slice(0, 30)))).toBeNull()
    expect(fitMrz([lines[1] ?? '', lines[0] ?? ''])).toBeNull()
  })
})
