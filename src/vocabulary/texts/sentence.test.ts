import { describe, expect, it } from 'vitest'
import { catalogues } from './catalogue.ts'
import { renderSentence, sentence } from './sentence.ts'

const { en } = catalogues

describe('A sentence', () => {
  const open = sentence('decision.reason.notChecked', ['AML_PEP', 'UNKNOWN'])

  it('is data that survives JSON', () => {
    expect(open).toEqual({ id: 'decision.reason.notChecked', values: [['AML_PEP', 'UNKNOWN']] })
    expect(JSON.parse(JSON.stringify(open))).toEqual(open)
  })

  it('is rendered with its values', () => {
    expect(renderSentence(en, open)).toBe('not checked: AML_PEP, UNKNOWN')
  })

  it('holds numbers as they were measured; the text rounds them', () => {
    const values = { code: 'FAKE_ID', confidence: 0.123456, level: 0.1, weight: 1 }
    const counted = sentence('decision.reason.finding', values)
    expect(counted.values).toEqual([values])
    expect(renderSentence(en, counted)).toBe('FAKE_ID 0.12 ≥ 0.10, weight 1')
  })

  it('may hold other sentences, alone and in lists', () => {
    const because = sentence('decision.reason.triggerIsZero')
    const reached = sentence('decision.reason.reviewScoreReached', because, 0, 0)
    expect(renderSentence(en, sentence('decision.reason.reviewed', [reached, open]))).toBe(
      'To be reviewed because the trigger is 0: review score 0 ≥ trigger 0; not checked: AML_PEP, UNKNOWN.',
    )
  })

  it('is said in the words of the catalogue given', () => {
    const german = { ...en, decision: { ...en.decision, obscured: 'Verdeckt.' } }
    expect(renderSentence(german, sentence('decision.obscured'))).toBe('Verdeckt.')
  })

  it('does not compile with an unknown id, with other values, or with too few', () => {
    // @ts-expect-error: no such text
    expect(() => renderSentence(en, sentence('decision.nothing'))).toThrow('decision.nothing')
    // @ts-expect-error: a list of codes is asked for
    sentence('decision.reason.notChecked', 'AML_PEP')
    // @ts-expect-error: a number is asked for
    sentence('decision.nearest.score', 'reviewScore', '1', 0)
    // @ts-expect-error: a number is not a word
    sentence('decision.reason.finding', { code: 'FAKE_ID', confidence: open, level: 0, weight: 1 })
    // @ts-expect-error: values are missing
    sentence('decision.nearest.score', 'reviewScore')
  })
})
