import { describe, expect, it } from 'vitest'
import { isBareTitle, documentTypeFromTitle } from './document-title.ts'

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
    expect(documentTypeFromTitle(lines)).toBe(type)
  })
})

describe('A text that is a title and nothing besides', () => {
  it.each([
    ['PASSPORT', true],
    ["IDENTITY CARD·CARTE D'IDENTITÉ", true],
    ['Passpert No. / No du passeport', false],
    ['REPUBLIC OF UTOPIA PASSPORT', false],
  ])('%s: %s', (text, isTitle) => {
    expect(isBareTitle(text)).toBe(isTitle)
  })
})

it('a short title stands in capitals beside the name of a state, and is no part of another word', () => {
  expect(documentTypeFromTitle(['KÖRKORT NORRMARK'])).toBe('D')
  expect(documentTypeFromTitle(['NORRMARK KÖRKORT'])).toBe('D')
  expect(documentTypeFromTitle(['KÖRKORTET NORRMARK'])).toBeNull()
  expect(documentTypeFromTitle(['Körkort finns hemma'])).toBeNull()
})

it('a title that has two others in it is neither of them', () => {
  expect(documentTypeFromTitle(['بطاقة هوية مقيم', 'Resident Identity Card'])).toBe('I')
  expect(documentTypeFromTitle(['هوية مقيم'])).toBe('R')
})
