import { describe, expect, it } from 'vitest'
import { aSigning, sealCertificate } from '../../../../test/world/facts/signings.ts'
import type { FieldFilling } from '../../../vocabulary/agreements/contract-tree.ts'
import { certificateLanguages } from '../../../vocabulary/texts/certificate-languages.ts'
import { certificatePages } from './certificate-pages.ts'

const fillings: ReadonlyMap<string, FieldFilling> = new Map([
  ['s1', { kind: 'text', text: 'Anna', handwritten: true }],
])
const pagesOf = (given: Parameters<typeof aSigning>[0]) =>
  certificatePages(aSigning(given), { fillings, certificate: sealCertificate })
const said = (given: Parameters<typeof aSigning>[0]): string => JSON.stringify(pagesOf(given))

/** What a catalogue says whatever is signed. */
function fixedTexts(texts: object): readonly string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? fixedTexts(value)
        : [],
  )
}

describe('Certificate pages', () => {
  it.each(['de', 'de-AT', 'DE-ch'])('are in German for a document in %s', (language) => {
    const pages = pagesOf({ language, mode: 'test', transactionId: 'f'.repeat(32) })
    expect(pages).toMatchObject({ lang: 'de', pages: { page: 'Seite', of: 'von' } })
    const text = JSON.stringify(pages)
    for (const sentence of fixedTexts(certificateLanguages.de.checking)) expect(text).toContain(sentence)
    expect(text).toContain('PASSPORT; Gesicht und Ausweisbild zu 93 % ähnlich; Entscheidung: angenommen')
    expect(text).toContain('nicht geprüft: der Name ist wie angegeben')
    expect(text).not.toContain('in English')
  })

  it('have no sentence of English in those of another language', () => {
    const common = new Set(['Text', 'UTC', 'test'])
    const english = fixedTexts(certificateLanguages.en).filter(
      (text) => !common.has(text) && text.includes(' '),
    )
    const text = said({ language: 'de', mode: 'test', transactionId: 'f'.repeat(32) })
    expect(english.filter((sentence) => text.includes(sentence))).toEqual([])
  })

  it('are in English for every other language, and say so', () => {
    expect(pagesOf({ language: 'fr-CA' }).lang).toBe('en')
    expect(said({ language: 'fr' })).toContain('The document is in French. There are no certificate pages')
    expect(said({ language: 'xx-9-9' })).toContain('are in English')
    for (const own of [{ language: 'en-GB' }, {}]) expect(said(own)).not.toContain('no certificate pages')
  })

  it('say every moment in UTC and by the clock of the template', () => {
    const text = said({ language: 'de' })
    expect(text).toContain('2026-11-26 12:01:00 UTC\\n2026-11-26 13:01:00 Europe/Berlin (GMT+1)')
    expect(text).toContain('2026-11-26 11:00:00 UTC\\n2026-11-26 12:00:00 Europe/Berlin (GMT+1)')
    expect(said({ timezone: 'UTC' })).not.toContain('GMT')
  })
})
