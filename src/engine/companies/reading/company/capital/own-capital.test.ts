import { describe, expect, it } from 'vitest'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { ownCapital } from './own-capital.ts'

/** The capital whose figures, as they were read, are in the first print of a line. */
function own(line: readonly string[], country: string | null, { figures = line[0] ?? '', apart = 700 } = {}) {
  const pieces = printInRows([line], { apart })
  const value = { value: figures, confidence: 0.8, page: 0, pieces: pieces.slice(0, 1) }
  return ownCapital(value, { pages: [], pieces, country })?.value
}

describe('The currency of a capital', () => {
  it.each([
    [{ figures: '100 000,00', line: '100 000,00 DH' }, 'MA', '100 000,00 MAD'],
    [{ figures: '10.000.000', line: 'suma de $10.000.000.- (diez millones)' }, 'CL', '10.000.000 CLP'],
    [{ figures: '10.000.000', line: 'suma de ş10.000.000.- dividido' }, 'CL', '10.000.000 CLP'],
    [{ figures: '5,000', line: '5,000 dinars' }, 'TN', '5,000 TND'],
    [{ figures: '50,000', line: '50,000 جنيه' }, 'EG', '50,000 EGP'],
    [{ figures: '100.00', line: '100.00 in 100 shares' }, 'EG', '100.00'],
    [{ figures: '5,000', line: '5,000 dinars' }, null, '5,000'],
  ])('%j of %s is %s', ({ figures, line }, country, value) => {
    expect(own([line], country, { figures })).toBe(value)
  })

  it('stands in the next print of the line, and not farther on', () => {
    const line = ['(50,000)', 'دينار أردني ومركزها']
    expect(own(line, 'JO', { apart: 200 })).toBe('(50,000) JOD')
    expect(own(line, 'JO', { apart: 900 })).toBe('(50,000)')
    expect(own(['200,000.00', 'MONEDA: RD$'], 'DO')).toBe('200,000.00 DOP')
  })

  it('has thousandths or none: so a misread sign between groups shows', () => {
    expect(own(['50,000.000 LBP'], 'LB')).toBe('50,000,000 LBP')
    expect(own(['50,000.000 KWD'], 'KW')).toBe('50,000.000 KWD')
  })
})
