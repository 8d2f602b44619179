import { describe, expect, it } from 'vitest'
import { en } from '../i18n/languages/en/en.ts'
import { problemText } from './problem-text.ts'

const left = { document: 3, face: 1 }

describe('What is said of a problem', () => {
  it('is one sentence of several codes, with the tries that are left', () => {
    const codes = ['LOW_TEXT_CONFIDENCE', 'IMAGE_TOO_BLURRY']
    expect(problemText({ kind: 'picture', step: 'document', codes }, en, left)).toBe(
      `${en.refusals.picture.blurred} 3 tries are left.`,
    )
  })

  it('says which try is the last', () => {
    const problem = { kind: 'picture', step: 'face', codes: ['FACE_MISMATCH'] } as const
    expect(problemText(problem, en, left)).toMatch(/This is your last try\.$/)
  })

  it.each(['NO_SUCH_CODE', 'FAKE_ID', ''])('shows no code that it does not know: %s', (code) => {
    expect(problemText({ kind: 'picture', step: 'face', codes: [code] }, en, null)).toBe(
      en.refusals.picture.other,
    )
  })

  it('shows no word that it does not know', () => {
    expect(problemText({ kind: 'word', word: 'STRANGE_WORD' }, en, null)).toBe(en.flow.failed)
  })
})
