import { Linter } from 'eslint'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { deedSentences } from '../../src/engine/companies/reading/company/deed-sentences.ts'
import { productSources } from './product-sources.ts'

const linter = new Linter()

/** Patterns over which a text that was made for them takes a time that doubles with every word or two. */
function exponentialIn(text: string, path: string): readonly string[] {
  const found = linter.verify(
    text,
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      plugins: { regexp },
      rules: {
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-dupe-disjunctions': ['error', { reportExponentialBacktracking: 'certain' }],
      },
    },
    { filename: path, allowInlineConfig: false },
  )
  return found
    .filter(({ fatal, message }) => fatal === true || message.includes('exponential'))
    .map(({ line, message }) => `${path}:${line}: ${message.slice(0, 200)}`)
}

it('sees a pattern that takes exponential time', () => {
  const patterns = [String.raw`/(?:a|\w)+$/u`, String.raw`/(?:\s*x?\s*)+$/u`, String.raw`/(?:\s+\w+)+$/u`]
  expect(patterns.map((text) => exponentialIn(text, 'x.ts').length > 0)).toEqual([true, true, false])
})

it('no pattern of the product takes exponential time, however a text is made', { timeout: 600_000 }, () => {
  expect(productSources.flatMap(({ path, text }) => exponentialIn(text, path))).toEqual([])
})

it('no pattern that is put together of words of data does', () => {
  const made = deedSentences.map(({ pattern }) => `match(/${pattern.source}/${pattern.flags})`)
  expect(exponentialIn(made.join('\n'), 'deed-sentences.ts')).toEqual([])
})
