import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { idNumberVerification } from './id-number-verification.ts'

const ask = (verifyDocumentNumber: string | undefined, fields = aPassport().fields) =>
  idNumberVerification.run(
    someFacts({
      front: aSide(aPassport({ fields })),
      request: verifyDocumentNumber === undefined ? {} : { verifyDocumentNumber },
    }),
    aProfile(),
  ).kind

describe('ID_NUMBER_VERIFICATION_FAILED', () => {
  it('is found when one character differs', () => expect(ask('L898902D5')).toBe('found'))
  it('is found when only a part is given', () => expect(ask('L898902')).toBe('found'))
  it('is found when only punctuation is given', () => expect(ask('---')).toBe('found'))
  it('is clear whatever the case and punctuation', () => expect(ask('l-898 902 d6')).toBe('clear'))
  it('is clear for the personal number', () => expect(ask('ZE184226B')).toBe('clear'))
  it.each([
    ['QX749OJBG', 0.6, 'not_checked'],
    ['QX7490JBG', 0.6, 'clear'],
    ['QX7491JBG', 0.6, 'found'],
    ['QX749OJBG', 0.95, 'found'],
  ])('of %s, where print was read as QX7490JBG with %f, is %s', (given, confidence, kind) => {
    const fields = someFields({ documentNumber: 'QX7490JBG' }, { source: 'visual', confidence })
    expect(ask(given, fields)).toBe(kind)
  })
  it('cannot tell when nothing was asked', () => expect(ask(undefined)).toBe('cannot_tell'))
  it('cannot tell when no number was read', () => expect(ask('L898902D6', {})).toBe('cannot_tell'))
})
