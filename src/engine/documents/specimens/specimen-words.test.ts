import { describe, expect, it } from 'vitest'
import { publishedSpecimen, specimenWordsIn } from './specimen-words.ts'

describe('specimenWordsIn', () => {
  it.each([
    ['SPECIMEN', 'specimen'],
    ['Spécimen / Specimen', 'specimen'],
    ['MUSTERMANN GEB GABLER', 'specimen'],
    ['this is NOT A GOVERNMENT DOCUMENT.', 'novelty'],
    ['for  entertainment-only', 'novelty'],
    ['УЗОРАК', 'specimen'],
    ['見本', 'specimen'],
  ])('knows %s', (text, means) => {
    expect(specimenWordsIn(text, true)[0]).toMatchObject({ means })
  })

  it('says the longest of words that hold one another', () => {
    expect(specimenWordsIn('FAKE NOVELTY ID', false)).toEqual([{ means: 'novelty', words: 'Novelty ID' }])
  })

  it.each(['MUSTER', 'SAMPLE', 'ÖRNEK'])('takes %s for a name where names stand', (text) => {
    expect(specimenWordsIn(text, true)).toEqual([])
    expect(specimenWordsIn(text, false)).toHaveLength(1)
  })

  it.each(['SPECIMENT', 'MUSTERMAN', 'NOVELTYSON', 'ERIKSSON', ''])('knows nothing of %s', (text) => {
    expect(specimenWordsIn(text, false)).toEqual([])
  })
})

describe('publishedSpecimen', () => {
  it('knows numbers however they are written, of their own issuer alone', () => {
    expect(publishedSpecimen('DEU', 'C01X00T47')).toContain('Bundesdruckerei')
    expect(publishedSpecimen('ESP', '99.999.999-R')).not.toBeNull()
    expect(publishedSpecimen('FRA', 'C01X00T47')).toBeNull()
    expect(publishedSpecimen('DEU', 'C01X00T48')).toBeNull()
  })
})
