import { describe, expect, it } from 'vitest'
import { testLink } from './link.fixture.ts'
import { agreedText, consentShownIn, printedText, shownConsent } from './shown-consent.ts'

describe('The text that a person is asked to agree to', () => {
  it.each([
    ['', 'ar', 'ar'],
    ['', 'zh-TW, en;q=0.5', 'zh-Hant'],
    ['', undefined, 'en'],
    ['', 'sv', 'en'],
    // What the page says it is shown in comes before what the link asks for.
    ['es', 'de', 'de'],
    ['es', 'sv', 'es'],
  ])('of a link in %j, on a page in %j, is written in %s', (language, accepted, expected) => {
    expect(shownConsent(testLink({ language }), accepted)?.language).toBe(expected)
  })

  it('is found again word by word by its language and version', () => {
    const link = testLink({ docupass: { companyName: 'North Quay' } })
    const shown = shownConsent(link, 'ja')
    if (shown === null) throw new Error('The link asks for a face.')
    expect(shown.text).toContain('North Quay')
    expect(consentShownIn(link, shown.language)).toEqual(shown)
    expect(agreedText(link, shown)).toBe(shown.text)
    expect(agreedText(link, { ...shown, version: 999 })).toBeNull()
    expect(agreedText(link, { ...shown, language: 'sv' })).toBeNull()
  })

  it('is printed in a report as it was shown, or in English where the report lacks its letters', () => {
    const link = testLink()
    const printed = (language: string) => printedText(link, { version: 1, language })
    expect(printed('ar')).toEqual({ text: consentShownIn(link, 'ar')?.text, isInEnglish: false })
    expect(printed('bn')).toEqual({ text: consentShownIn(link, 'en')?.text, isInEnglish: true })
    expect(printed('sv')).toBeNull()
  })

  it('is none where no face is asked for, and none in a language without texts', () => {
    expect(shownConsent(testLink({ kind: 'document' }), 'de')).toBeNull()
    expect(consentShownIn(testLink(), 'sv')).toBeNull()
  })
})
