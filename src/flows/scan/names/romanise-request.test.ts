import { describe, expect, it } from 'vitest'
import { romaniseRequest } from './romanise-request.ts'

describe('A name to verify', () => {
  it('stays alone where it is in Latin letters, or none was given', () => {
    const latin = { verifyName: 'Łukasz Müller' }
    expect(romaniseRequest(latin)).toBe(latin)
    expect(romaniseRequest({})).toEqual({})
  })
  it('comes with its Latin spellings, word by word, where it is in others', () => {
    const reported = romaniseRequest({ verifyName: 'محمد Khan' })
    expect(reported.verifyNameInLatin).toEqual([expect.arrayContaining(['mohammed']), ['khan']])
    expect(reported.verifyName).toBe('محمد Khan')
  })
})
