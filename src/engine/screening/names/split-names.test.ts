import { describe, expect, it } from 'vitest'
import { splitNames } from './split-names.ts'

describe('namesIn', () => {
  it('parts two names written as one, and keeps the whole', () => {
    const both = 'Dar al-Zeltmar/Veltran Army'
    expect(splitNames(both)).toEqual([both, 'Dar al-Zeltmar', 'Veltran Army'])
    const yard = 'ZELTMAR Shipyard (also known as Zeltmar)'
    expect(splitNames(yard)).toEqual([yard, 'ZELTMAR Shipyard', 'Zeltmar'])
    expect(splitNames('Zeltmar Bank a.k.a. ZB')).toContain('ZB')
    expect(splitNames('Zeltmar Bank (ZB) ; Bank of Zeltmar (BZ)')).toContain('Bank of Zeltmar (BZ)')
  })

  it('parts a name from the same in brackets with its legal form', () => {
    const twice = 'Акционерное общество «Велтран» (АО «Велтран»)'
    expect(splitNames(twice)).toEqual([twice, 'Акционерное общество «Велтран»', 'АО «Велтран»'])
    for (const one of ['Zeltmar Trading (Hong Kong)', 'Zeltmar (LLC)', 'Zeltmar (Veltran) Ltd'])
      expect(splitNames(one)).toEqual([one])
  })

  it('leaves words of one name together', () => {
    for (const one of [
      'Zeltmar Import/Export Corporation',
      'Front for Veltran/the Levant',
      'M/S Zeltmar Trading',
      'Akanov, Ivan',
      'ADF/NALU',
    ])
      expect(splitNames(one)).toEqual([one])
  })

  it('takes a row of many for one name', () => {
    const row = Array.from({ length: 300 }, () => 'Zeltmar Bank').join('/')
    expect(splitNames(row)).toEqual([row])
  })
})
