import { describe, expect, it } from 'vitest'
import { classifyTokens } from './classify-tokens.ts'

describe('classify', () => {
  it('knows a legal form in a company and a plain word in a person', () => {
    expect(classifyTokens(['kaltor', 'trading', 'llc'], 'other')).toEqual(['word', 'word', 'org-form'])
    expect(classifyTokens(['ola', 'ag'], 'person')).toEqual(['word', 'word'])
  })

  it('knows titles, small words, initials and numbers', () => {
    expect(classifyTokens(['dr', 'omar', 'al', 'j', '47'], 'person')).toEqual([
      'honorific',
      'word',
      'particle',
      'initial',
      'number',
    ])
  })

  it('takes a name that is nothing but a legal form for a name', () => {
    expect(classifyTokens(['corp'], null)).toEqual(['word'])
  })
})
