import { describe, expect, it } from 'vitest'
import { consentTexts } from './all.ts'

const texts = Object.entries(consentTexts).map(([code, { face }]) => ({ code, face }))
const published = consentTexts.en.face.map(({ version }) => version)

describe('A text that people agree to', () => {
  it.each(texts)('has in $code no version that English lacks, each once and in order', ({ face }) => {
    const versions = face.map(({ version }) => version)
    expect(versions).toEqual(published.filter((version) => versions.includes(version)))
  })

  it.each(texts)('names in $code the company, or says who it is without a name', ({ face }) => {
    for (const { text } of face) {
      expect(text('North Quay').split('North Quay').length).toBeGreaterThanOrEqual(3)
      expect(text('')).not.toMatch(/undefined|null|\$\{| {2}/)
      expect(text('').length).toBeGreaterThan(100)
    }
  })

  it('is another one in each language', () => {
    expect(new Set(texts.map(({ face }) => face[0].text('North Quay'))).size).toBe(texts.length)
  })
})
