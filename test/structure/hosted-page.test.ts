import { describe, expect, it } from 'vitest'
import { retakeCodes } from '../../src/engine/verification/retake-codes.ts'
import { isDocumentWarningCode, warnings } from '../../src/vocabulary/decision/warnings.ts'
import { pageLanguages } from '../../src/vocabulary/verification/page-languages.table.ts'
import { languageCodes } from '../../web/verification/i18n/languages.ts'
import { pictureRefusals } from '../../web/verification/refusals/picture-refusals.table.ts'

describe('The hosted page', () => {
  it('has a sentence for every code by which a picture is refused', () => {
    const isAsked = (code: keyof typeof warnings): boolean =>
      (['document', 'face'] as const).some(
        (step) => retakeCodes(step, [{ code, decision: 'reject' }], 0).length > 0,
      )
    const asked = Object.keys(warnings).filter(isDocumentWarningCode).filter(isAsked)
    expect(asked.length).toBeGreaterThan(20)
    expect(pictureRefusals.map(([code]) => code).toSorted()).toEqual(asked.toSorted())
  })

  it('speaks every language that a link can name', () => {
    expect([...languageCodes].toSorted()).toEqual(Object.keys(pageLanguages).toSorted())
  })
})
