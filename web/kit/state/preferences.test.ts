import { describe, expect, it } from 'vitest'
import { preferenceQuery, readPreferences } from './preferences.ts'

describe('Preferences of a page', () => {
  it('are what the address says, and otherwise what the browser says', () => {
    expect(readPreferences('?lang=de&theme=dark', ['en'])).toEqual({ language: 'de', theme: 'dark' })
    expect(readPreferences('', ['tlh', 'de-CH', 'en'])).toEqual({ language: 'de', theme: 'auto' })
    expect(readPreferences('?lang=xx&theme=pink', ['ja'])).toEqual({ language: 'en', theme: 'auto' })
  })

  it('stand in the address only where they differ from the browser', () => {
    expect(preferenceQuery({ language: 'de', theme: 'auto' }, ['de-DE'])).toBe('')
    const query = preferenceQuery({ language: 'de', theme: 'light' }, ['en'])
    expect(query).toBe('?lang=de&theme=light')
    expect(readPreferences(query, ['en'])).toEqual({ language: 'de', theme: 'light' })
  })
})
