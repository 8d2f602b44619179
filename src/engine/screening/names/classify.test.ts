import { describe, expect, it } from 'vitest'
import { classify } from './classify.ts'

describe('classify', () => {
  it('knows a legal form in a company and a plain word in a person', () => {
    expect(classify(['kaltor', 'trading', 'llc'], 'other')).toEqual(['word', 'word', 'org-form'])
    expect(classify(['ola', 'ag'], 'person')).toEqual(['word', 'word'])
  })

  it('knows titles, small words, initials and numbers', () => {
    expect(classify(['dr', 'omar', 'al', 'j', '47'], 'person')).toEqual([
      'honorific',
      'word',
      'particle',
      'initial',
      'number',
    ])
  })

  it('takes a name that is nothing but a legal form for a name', () => {
    expect(classify(['corp'], null)).toEqual(['word'])
  })
})
