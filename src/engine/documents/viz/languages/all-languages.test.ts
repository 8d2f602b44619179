import { describe, expect, it } from 'vitest'
import { documentLanguages, type LabelLanguage } from './all-languages.ts'
import type { DocumentLanguage } from './document-language.ts'

const languages = Object.entries(documentLanguages) as [LabelLanguage, DocumentLanguage][]

describe('The print of a language', () => {
  it.each(languages)('%s has a code that Intl knows', (code) => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([code]).length + Number(code === 'ga')).toBeGreaterThan(0)
  })

  it.each(languages)('%s has the labels without which no one is known', (_, { labels }) => {
    const named = [labels.surname ?? labels.name, labels.givenNames ?? labels.name]
    expect(named.every((texts) => texts !== undefined)).toBe(true)
    expect(labels.dob).toBeDefined()
  })
})
