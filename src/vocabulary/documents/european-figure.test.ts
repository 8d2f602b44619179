import { expect, it } from 'vitest'
import { europeanFigure } from './european-figure.ts'

it('figures of each script are the European ones of their values', () => {
  for (const row of [
    '0123456789',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '௦௧௨௩௪௫௬௭௮௯',
    '๐๑๒๓๔๕๖๗๘๙',
    '០១២៣៤៥៦៧៨៩',
    '０１２３４５６７８９',
  ])
    expect(Array.from(row, europeanFigure).join('')).toBe('0123456789')
})

it('signs that are no figures stay', () => {
  for (const sign of ['A', '一', '٫', '¼', '']) expect(europeanFigure(sign)).toBe(sign)
})
