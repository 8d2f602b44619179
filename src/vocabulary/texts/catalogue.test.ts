import { describe, expect, it } from 'vitest'
import type { NearestChange } from '../decision/decision.ts'
import { type Catalogue, renderSentence } from './catalogue.ts'
import { languages } from './languages.ts'
import type { Sentence } from './sentence.ts'

const { en } = languages

const reached = {
  findings: [
    { code: 'FAKE_ID', confidence: 0.996, level: 0, weight: 1 },
    { code: 'UNDER_21', confidence: 1, level: 0.5, weight: 0.25 },
  ],
  score: 1.25,
  trigger: 1,
}
const nearest = (kind: NearestChange['kind'], change: Partial<NearestChange> = {}): Sentence => ({
  id: `decision.nearest.${kind}`,
  values: { kind, codes: [], path: 'thresholds.face', from: 0.5, to: 0.9, becomes: 'accept', ...change },
})

const sentences: readonly (readonly [sentence: Sentence, english: string])[] = [
  [
    { id: 'decision.rejected', values: reached },
    'Rejected because FAKE_ID 1.00 ≥ 0.00, weight 1; UNDER_21 1.00 ≥ 0.50, weight 0.25: reject score 1.25 ≥ trigger 1.',
  ],
  [
    { id: 'decision.rejected', values: { findings: [], score: 0, trigger: 0 } },
    'Rejected because the trigger is 0: reject score 0 ≥ trigger 0.',
  ],
  [
    { id: 'decision.reviewed', values: { reached: { findings: [], score: 0, trigger: 0 }, notChecked: ['AML_PEP', 'UNKNOWN'] } },
    'To be reviewed because the trigger is 0: review score 0 ≥ trigger 0; not checked: AML_PEP, UNKNOWN.',
  ],
  [
    { id: 'decision.reviewed', values: { reached: null, notChecked: ['AML_PEP'] } },
    'To be reviewed because not checked: AML_PEP.',
  ],
  [
    { id: 'decision.accepted', values: { reviewScore: 0.5, rejectScore: 0, decisionTrigger: { review: 1, reject: 2 } } },
    'Accepted because review score 0.5 < trigger 1 and reject score 0 < trigger 2.',
  ],
  [nearest('outcome', { codes: ['FAKE_ID', 'UNKNOWN'] }), 'With FAKE_ID, UNKNOWN done and clear the decision would be accept.'],
  [nearest('threshold'), 'With thresholds.face at 0.9 instead of 0.5 the decision would be accept.'],
  [nearest('level', { to: -1 }), 'With thresholds.face at -1 (off) instead of 0.5 the decision would be accept.'],
  [nearest('score', { path: 'reviewScore', to: 1, from: 0 }), 'With reviewScore 1 instead of 0 the decision would be accept.'],
  [nearest('trigger'), 'With thresholds.face at 0.9 instead of 0.5 the decision would be accept.'],
  [
    nearest('trigger', { codes: ['AML_PEP'] }),
    'With thresholds.face at 0.9 instead of 0.5 and AML_PEP done and clear the decision would be accept.',
  ],
] // prettier-ignore

describe('A sentence', () => {
  it.each(sentences)('is rendered with its values: %j', (sentence, english) => {
    expect(renderSentence(en, sentence)).toBe(english)
  })

  it.each(sentences)('says the same after it was stored as JSON: %j', (sentence, english) => {
    const stored = JSON.parse(JSON.stringify(sentence)) as Sentence
    expect(renderSentence(en, stored)).toBe(english)
  })

  it('is said in the words of the catalogue given', () => {
    const german: Catalogue = {
      ...en,
      sentences: { ...en.sentences, 'decision.rejected': ({ score }) => `Abgelehnt mit ${score}.` },
    }
    expect(renderSentence(german, { id: 'decision.rejected', values: reached })).toBe('Abgelehnt mit 1.25.')
  })

  it('does not compile with an unknown id or with values of another sentence', () => {
    const wrong: readonly Sentence[] = [
      // @ts-expect-error: there is no such sentence
      { id: 'decision.nothing', values: {} },
      // @ts-expect-error: a rejection has findings, score and trigger
      { id: 'decision.rejected', values: { reached: null, notChecked: [] } },
    ]
    expect(wrong).toHaveLength(2)
  })
})

it('A catalogue that lacks a sentence does not compile', () => {
  const { 'decision.rejected': _, ...rest } = en.sentences
  // @ts-expect-error: the sentence of a rejection is missing
  const catalogue: Catalogue = { ...en, sentences: rest }
  expect(Object.keys(catalogue.sentences)).toHaveLength(Object.keys(en.sentences).length - 1)
})
