import { describe, expect, it } from 'vitest'
import { aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import type { LinkFacts } from '../../vocabulary/decision/facts.ts'
import type { DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { countryNotAccepted } from './country-not-accepted.ts'
import { checksOf } from './checks-of.ts'
import { linkChecks } from './link-checks.ts'
import { stateNotAccepted } from './state-not-accepted.ts'
import { typeNotAccepted } from './type-not-accepted.ts'

const usual: LinkFacts = {
  ...{ kind: 'document-and-face', selected: { country: 'UT', type: 'P' }, answers: {}, telephone: '' },
  ...{ isBackAsked: true, mayUpload: false, isFromCamera: { document: null, face: null } },
  ...{ refused: { document: 0, face: 0 }, isExhausted: false, isExpired: false },
}

type Given = Partial<Parameters<typeof someFacts>[0]>

const ask = (code: DocumentWarningCode, link: Partial<LinkFacts>, given: Given = {}) =>
  linkChecks
    .find((check) => check.code === code)
    ?.run(someFacts({ ...given, link: { ...usual, ...link } }), aProfile()).kind

describe('The checks of a hosted link', () => {
  it('are asked of links alone', () => {
    const plain = someFacts()
    expect(checksOf(plain).some((check) => linkChecks.includes(check))).toBe(false)
    expect(checksOf({ link: usual })).toEqual(expect.arrayContaining([...linkChecks]))
    for (const check of linkChecks) expect(check.run(plain, aProfile()).kind).toBe('cannot_tell')
  })

  it('a link that expired, or whose attempts are used up, is found', () => {
    expect(ask('DOCUPASS_EXPIRED', { isExpired: true })).toBe('found')
    expect(ask('DOCUPASS_EXPIRED', {})).toBe('clear')
    expect(ask('DOCUPASS_TOO_MANY_ATTEMPTS', { isExhausted: true })).toBe('found')
    expect(ask('DOCUPASS_TOO_MANY_ATTEMPTS', {})).toBe('clear')
  })

  it.each(['face', 'signature'] as const)('no document is missed by a link for a %s', (kind) => {
    const acceptedDocuments = { documentType: 'P', documentCountry: 'DE', documentState: 'NV' }
    const facts = someFacts({ front: null, link: { ...usual, kind } })
    for (const check of [typeNotAccepted, countryNotAccepted, stateNotAccepted])
      expect(check.run(facts, aProfile({ acceptedDocuments }))).toMatchObject({ isApplicable: false })
  })

  it('a person who asks for a person is never passed', () => {
    expect(ask('DOCUPASS_PERSON_ASKED', { isPersonAsked: true })).toBe('not_checked')
    expect(ask('DOCUPASS_PERSON_ASKED', {})).toBe('cannot_tell')
  })

  it('a document of another type or country than was chosen is found', () => {
    const selected = (type: 'P' | 'I', country: string) => ({ selected: { type, country } })
    expect(ask('DOCUPASS_DOCUMENT_TYPE_MISMATCH', selected('I', 'UT'))).toBe('found')
    expect(ask('DOCUPASS_DOCUMENT_TYPE_MISMATCH', selected('P', 'UT'))).toBe('clear')
    expect(ask('DOCUPASS_DOCUMENT_TYPE_MISMATCH', { selected: null })).toBe('cannot_tell')
    expect(ask('DOCUPASS_DOCUMENT_COUNTRY_MISMATCH', selected('P', 'DE'))).not.toBe('clear')
  })

  it('a back that was asked for and not uploaded is found, but not of a passport', () => {
    expect(ask('DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED', {})).toBe('cannot_tell')
    const unread = { front: aSide(null) }
    const card = { selected: { country: 'DE', type: 'I' } } as const
    expect(ask('DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED', card, unread)).toBe('found')
    expect(ask('DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED', { ...card, isBackAsked: false }, unread)).toBe(
      'cannot_tell',
    )
    expect(ask('DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED', card, { ...unread, back: aSide(null) })).toBe('clear')
  })

  it('a file is found where the profile asks for a camera, and what says nothing is held against no one', () => {
    const file = { isFromCamera: { document: false, face: null } }
    expect(ask('DOCUPASS_NOT_FROM_CAMERA', file)).toBe('found')
    expect(ask('DOCUPASS_NOT_FROM_CAMERA', { ...file, mayUpload: true })).toBe('cannot_tell')
    expect(ask('DOCUPASS_NOT_FROM_CAMERA', {})).toBe('cannot_tell')
  })

  it('without a document, as of a link that expired early, nothing of a document is found', () => {
    const nothing = { front: null, back: null } as const
    const ofDocuments = linkChecks.filter(({ code }) => code.includes('DOCUMENT'))
    expect(ofDocuments).toHaveLength(5)
    for (const { code } of ofDocuments) expect(ask(code, {}, nothing)).toBe('cannot_tell')
  })
})
