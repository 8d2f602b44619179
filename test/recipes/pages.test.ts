import { describe, expect, it } from 'vitest'
import { codeBlocks, isShown, snippetsOf } from './pages.ts'

describe('The snippets of a page', () => {
  it('are the blocks that are marked, each with what the page shows of its output', () => {
    const page = 'a\n\n```sh run\necho 1\n```\n\nwhich says\n\n```text shown\n1\n```\n\n```sh\nnot run\n```\n'
    expect(snippetsOf(page)).toEqual([{ line: 3, script: 'echo 1\n', shown: { kind: 'text', text: '1\n' } }])
  })

  it('are found in a list too, with their language and what stands after it', () => {
    const page = '- a\n\n  ```sh cannot-run-here: needs Docker\n  docker ps\n  ```\n\n```\nb\n```\n'
    expect(codeBlocks(page)).toEqual([
      { line: 3, language: 'sh', mark: 'cannot-run-here: needs Docker', text: '  docker ps\n' },
      { line: 7, language: '', mark: '', text: 'b\n' },
    ])
  })

  it('cannot show what nothing was run for', () => {
    expect(() => snippetsOf('```json shown\n{}\n```\n')).toThrow('Nothing was run')
  })

  it('show a part of an answer: keys, first items, equal values', () => {
    const answered = { decision: 'accept', list: [{ a: 1, b: 2 }, { a: 3 }], none: [] }
    expect(isShown({ decision: 'accept', list: [{ a: 1 }], none: [] }, answered)).toBe(true)
    expect(isShown({ decision: 'review' }, answered)).toBe(false)
    expect(isShown({ list: [{ a: 3 }] }, answered)).toBe(false)
    expect(isShown({ list: [] }, answered)).toBe(false)
    expect(isShown({ other: 1 }, answered)).toBe(false)
  })
})
