import { describe, expect, it } from 'vitest'
import { replacePart } from './page.ts'

const page =
  '# Title\n\n<!-- begin mid -->\n\nold\n\n<!-- end mid -->\n\n<!-- begin hard -->\n\nkept\n\n<!-- end hard -->\n'

describe('A part of the page of figures', () => {
  it('is replaced, and nothing else is', () => {
    expect(replacePart(page, 'mid', 'new\n')).toBe(page.replace('old', 'new'))
    expect(replacePart(replacePart(page, 'mid', 'new'), 'mid', 'old')).toBe(page)
  })

  it('has to be there', () => {
    expect(() => replacePart(page, 'easy', 'new')).toThrow('no part easy')
  })
})
