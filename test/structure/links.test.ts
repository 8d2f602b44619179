import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listing = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const pages = files.filter((file) => file.endsWith('.md'))

const read = (page: string): string => readFileSync(join(root, page), 'utf8')
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchors that GitHub makes of the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = read(page).matchAll(/^#+ (.*)$/gm)
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  )
}

/** Links to other pages and files of this repository: what they name that is not there. */
function deadLinks(page: string): readonly string[] {
  const links = withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)
  return Array.from(links, ([, link = '']) => link).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
  })
}

/** Pages in back quotes, as most texts name them: from the root of the repository. */
function deadNames(page: string): readonly string[] {
  const names = read(page).matchAll(/`(docs\/[\w/.-]+\.(?:md|svg))`|(?<![\w/`(])(docs\/[\w/-]+\.md)/g)
  return Array.from(names, ([, quoted, bare]) => quoted ?? bare ?? '').filter(
    (name) => !existsSync(join(root, name)),
  )
}

/** Where the sources are explained: what these pages name in back quotes is opened next. */
const mapPages = pages.filter((page) =>
  /^(README|CONTRIBUTING|docs\/(architecture|tour|glossary|(contributing|reference)\/[\w-]+)|src\/.*README)\.md$/.test(
    page,
  ),
)

/** Files that a reader is to make. */
const invented = /^src\/engine\/checks\/document-expires-soon\./

/** Sources and folders in back quotes, from the root, from `src/` or by their last names, that are not there. */
function deadPaths(page: string): readonly string[] {
  const text = read(page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
  const paths = Array.from(
    text.matchAll(/`(\w[\w./-]*(?:\/|\.(?:ts|tsx|mjs|cjs|sh|py)))`/g),
    ([, path = '']) => path,
  )
  return paths.filter(
    (path) =>
      !invented.test(path) &&
      !files.some((file) =>
        path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
      ),
  )
}

describe('A page', () => {
  it.each(mapPages)('%s names sources and folders that are there', (page) => {
    expect(deadPaths(page)).toEqual([])
  })

  it.each(pages)('%s links only to what is there', (page) => {
    expect([...deadLinks(page), ...deadNames(page)]).toEqual([])
  })

  it.each(pages.filter((page) => /^docs\/(?!decisions|recipes|README)/.test(page)))(
    '%s is found from the index',
    (page) => {
      const reachable = ['docs/README.md', 'README.md', 'CONTRIBUTING.md', 'docs/architecture.md']
        .map(read)
        .join('\n')
      const name = page.replace('docs/', '')
      expect(
        reachable.includes(`(${name})`) || reachable.includes(page) || reachable.includes(`../${name}`),
      ).toBe(true)
    },
  )
})
