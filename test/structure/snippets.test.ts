import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { codeBlocks, runnablePages } from '../recipes/pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const blocks = runnablePages(root).flatMap((page) =>
  codeBlocks(readFileSync(join(root, page), 'utf8')).map((block) => ({ page, ...block })),
)

const shellBlocks = blocks.filter(({ language }) => /^(?:sh|bash|shell|console|zsh)$/.test(language))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
const suites = readFileSync(join(root, 'vitest.config.ts'), 'utf8')

/** What a block names and the repository does not have; `<area>` stands for a name of one's own. */
function missingFrom(text: string): readonly string[] {
  const names = (pattern: RegExp): readonly string[] =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name).filter((name) => !name.includes('<'))
  return [
    ...names(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
    ...names(/--project ([\w-]+)/g).filter((name) => !suites.includes(`'${name}'`)),
    ...names(
      /(?<![\w./])((?:src|web|test|docs|tools|bench|training|data|\.ci|deploy(?!\/secrets))\/[^\s)'",;]+)/g,
    ).filter((path) => !existsSync(join(root, path))),
  ]
}

describe('A block of code on README, CONTRIBUTING or a page of docs', () => {
  it.each(blocks)('$page:$line names its language', ({ language }) => {
    expect(language).toMatch(/^[a-z]+$/)
  })

  it.each(shellBlocks)(
    '$page:$line is run by the recipes, or says why it cannot run here',
    ({ language, mark }) => {
      expect(`${language} ${mark}`).toMatch(/^sh (?:run|cannot-run-here: \S+ \S.*)$/)
    },
  )

  it.each(shellBlocks.filter(({ mark }) => mark !== 'run'))(
    '$page:$line names scripts, suites and files that exist',
    ({ text }) => {
      expect(missingFrom(text)).toEqual([])
    },
  )

  it('that names what is not there is found', () => {
    const text = 'npm run no-such # src/no-such.ts\nnpx vitest run --project no-suite src/<area>/x.ts'
    expect(missingFrom(text)).toEqual(['no-such', 'no-suite', 'src/no-such.ts'])
  })

  it('is looked for on every page of docs', () => {
    const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operate/install.md', 'docs/recipes/traces/README.md']
    expect(runnablePages(root)).toEqual(expect.arrayContaining(pages))
  })
})
