import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
const pages = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)))

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

describe('A page', () => {
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
