import { describe, expect, it } from 'vitest'
import { titleKind } from './title-kind.ts'

describe('What a document calls itself', () => {
  it.each([
    [['UTOPIA', "IDENTITY CARD·CARTE D'IDENTITÉ"], 'I'],
    [['PASSPORT · PASSEPORT'], 'P'],
    [['BUNDESREPUBLIK', 'PERSONALAUSWEIS'], 'I'],
    [['REPUBLIC OF UTOPIA PASSPORT'], 'P'],
    [['FÜHRERSCHEIN'], 'D'],
    [['FUHRERSCHE1N'], 'D'],
    [['RESIDENCE PERMIT', 'TITRE DE SÉJOUR'], 'R'],
    [['VISA'], 'V'],
    [['PASSPORT', 'IDENTITY CARD'], null],
    [['INVISALIGN', 'UTOPIA'], null],
    [[], null],
  ])('%j is %s', (lines, type) => {
    expect(titleKind(lines)).toBe(type)
  })
})
