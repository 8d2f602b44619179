import { describe, expect, it } from 'vitest'
import { requestInLatin } from './request-in-latin.ts'

describe('A name to verify', () => {
  it('stays alone where it is in Latin letters, or none was given', () => {
    const latin = { verifyName: 'Łukasz Müller' }
    expect(requestInLatin(latin)).toBe(latin)
    expect(requestInLatin({})).toEqual({})
  })
  it('comes with its Latin spellings, word by word, where it is in others', () => {
    const reported = requestInLatin({ verifyName: 'محمد Khan' })
    expect(reported.verifyNameInLatin).toEqual([expect.arrayContaining(['mohammed']), ['khan']])
    expect(reported.verifyName).toBe('محمد Khan')
  })
})
