import { describe, expect, it } from 'vitest'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Facts, SideFacts } from '../../vocabulary/decision/facts.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import { mergeFields } from './merge-fields.ts'

const side = (fields: Fields, missing: DocumentReading['missing']): SideFacts => ({
  image: { width: 1, height: 1, format: 'png', bytes: 1, sha256: '' },
  reading: { type: 'I', name: 'Identity Card', issuer: 'UTO', zone: null, fields, expected: [], missing },
})

const facts = (front: SideFacts, back: SideFacts | null): Facts => ({
  schema: 1,
  engine: '',
  models: {},
  lists: [],
  at: 0,
  today: '2026-01-01',
  front,
  back,
  request: {},
  face: { given: false },
  screening: { done: false, reason: '' },
})

describe('What a document answers', () => {
  it('lists the best reading first, of equals that of the front, and what each side has of its own front first', () => {
    const front = side({ sex: [{ value: 'F', confidence: 0.9, source: 'visual', index: 0 }] }, [])
    const back = side({ sex: [{ value: 'M', confidence: 0.99, source: 'mrz', index: 1 }] }, [])
    expect(mergeFields(facts(front, back)).fields.sex?.map((field) => field.value)).toEqual(['M', 'F'])
    const sided = (value: string, index: 0 | 1, confidence: number) =>
      side({ dob: [{ value, confidence: 1, index }], documentSide: [{ value, confidence, index }] }, [])
    const { fields } = mergeFields(facts(sided('FRONT', 0, 0.6), sided('BACK', 1, 1)))
    expect([fields.dob, fields.documentSide].map((all) => all?.map(({ value }) => value))).toEqual([
      ['FRONT', 'BACK'],
      ['FRONT', 'BACK'],
    ])
  })

  it('does not call a field missing that the other side gives', () => {
    const front = side({}, ['dob', 'sex'])
    const back = side({ dob: [{ value: '1990-01-02', confidence: 1, source: 'mrz', index: 1 }] }, [])
    expect(mergeFields(facts(front, back)).missingFields).toEqual(['sex'])
  })
})
