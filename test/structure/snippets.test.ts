import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { codeBlocks, runnablePages } from '../recipes/pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const blocks = runnablePages(root).flatMap((page) =>
  codeBlocks(readFileSync(join(root, page), 'utf8')).map((block) => ({ page, ...block })),
)

describe('A block of code on a page of README, tutorial, guides or operation', () => {
  it.each(blocks)('$page:$line names its language', ({ language }) => {
    expect(language).toMatch(/^[a-z]+$/)
  })

  it.each(blocks.filter(({ language }) => /^(?:sh|bash|shell|console|zsh)$/.test(language)))(
    '$page:$line is run by the recipes, or says why it cannot run here',
    ({ language, mark }) => {
      expect(`${language} ${mark}`).toMatch(/^sh (?:run|cannot-run-here: \S+ \S.*)$/)
    },
  )

  it('is looked for on every page of the three folders', () => {
    const pages = ['docs/tutorial', 'docs/guides', 'docs/operate'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    )
    expect(runnablePages(root)).toEqual(expect.arrayContaining(['README.md', ...pages]))
  })
})
