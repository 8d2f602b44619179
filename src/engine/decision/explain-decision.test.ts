import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { annaMaria, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { checks } from '../checks/all.ts'
import type { Trace } from '../../vocabulary/decision/decision.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { type Catalogue, renderSentence } from '../../vocabulary/texts/catalogue.ts'
import { languages } from '../../vocabulary/texts/languages.ts'
import { packagePath } from '../../platform/files/package-path.ts'
import { decide } from './decide.ts'
import { explainDecision, explainNearest } from './explain-decision.ts'

const sentence = (facts: Partial<Facts> = {}) =>
  decide({ facts: someFacts(facts), profile: aProfile(), checks }).trace.sentence

describe('The reason of a decision', () => {
  it('names what rejects, with level, weight and trigger', () => {
    expect(sentence({ today: '2040-01-01' })).toBe(
      'Rejected because DOCUMENT_EXPIRED 1.00 ≥ 0.00, weight 1: reject score 1 ≥ trigger 1.',
    )
  })
  it('names what asks for review', () => {
    expect(sentence({ face: { given: true, failed: 'No engine.' } })).toMatch(
      /^To be reviewed because INTERNAL_FACE_VERIFICATION_ERR 1.00 ≥ 0.00, weight 1: review score 1 ≥ trigger 1; not checked: .*FACE_MISMATCH/,
    )
  })
  it('says by how much it was accepted', () => {
    expect(sentence()).toBe('Accepted because review score 0 < trigger 1 and reject score 0 < trigger 1.')
  })
  it('holds no personal data', () => {
    const reported = sentence({ today: '2040-01-01', request: { verifyName: 'Peter Schmidt' } })
    for (const value of [annaMaria.fullName, annaMaria.lastName, annaMaria.documentNumber, annaMaria.expiry])
      expect(reported).not.toContain(value)
    expect(reported).not.toContain('Peter')
  })
})

describe('A trace that an older version stored', () => {
  const stored = JSON.parse(
    readFileSync(packagePath('data/vectors/stored-facts-0.1.json'), 'utf8'),
  ) as readonly {
    readonly title: string
    readonly trace: Trace
  }[]
  const { en } = languages
  const german: Catalogue = {
    ...en,
    sentences: {
      ...en.sentences,
      'decision.accepted': ({ reviewScore }) => `Angenommen bei ${reviewScore}.`,
      'decision.rejected': ({ findings }) =>
        `Abgelehnt wegen ${findings.map(({ code }) => code).join(', ')}.`,
    },
  }

  it.each(stored)('gives its sentences again: $title', ({ trace }) => {
    expect(renderSentence(en, explainDecision(trace))).toBe(trace.sentence)
    expect(trace.nearest).toBeDefined()
    if (trace.nearest !== undefined)
      expect(renderSentence(en, explainNearest(trace.nearest))).toBe(trace.nearest.sentence)
  })

  it('is explained in a language that did not exist then', () => {
    const said = new Set(stored.map(({ trace }) => renderSentence(german, explainDecision(trace))))
    expect(said).toContain('Angenommen bei 0.')
    expect(said).toContain('Abgelehnt wegen DOCUMENT_EXPIRED.')
    expect([...said].filter((text) => !/^(Angenommen|Abgelehnt) /.test(text))).toEqual([])
  })
})
