import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { architecture } from '../../tools/generate/architecture-picture.ts'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')
const sources = tracked.filter((path) => path.startsWith('src/') && path.endsWith('.ts'))
const pages = tracked.filter((path) => path.startsWith('web/') && /\.tsx?$/.test(path))

/** The folder of `mayImport` that a source belongs to: its layer, or its area where its layer has areas. */
function folderOf(path: string): string {
  const [, layer = '', area = ''] = path.split('/')
  return architecture.layers.some(({ name, areas }) => name === layer && areas !== undefined)
    ? `${layer}/${area}`
    : layer
}

const isProduct = (path: string): boolean => !/\.(test|fixture)\.ts$/.test(path)

describe('The layers of src/', () => {
  it('have every folder of src/ in architecture.cjs', () => {
    const folders = new Set(sources.filter((path) => path !== 'src/main.ts').map(folderOf))
    expect([...folders].filter((folder) => !(folder in architecture.mayImport))).toEqual([])
  })

  it('have every folder of architecture.cjs in src/', () => {
    const folders = new Set(sources.map(folderOf))
    expect(Object.keys(architecture.mayImport).filter((folder) => !folders.has(folder))).toEqual([])
  })

  it('ban clock, network and randomness in every pure folder', async () => {
    const eslint = new ESLint()
    for (const folder of Object.keys(architecture.mayImport)) {
      const example = sources.find((path) => folderOf(path) === folder && isProduct(path)) ?? ''
      const { rules } = (await eslint.calculateConfigForFile(example)) as { rules: Record<string, unknown> }
      const isPure = architecture.pureFolders.includes(folder.split('/')[0] ?? '')
      expect('no-restricted-syntax' in rules, folder).toBe(isPure)
      expect('no-restricted-globals' in rules, folder).toBe(isPure)
    }
  })

  it('have no folder that is a flat hall: more than 20 files only where all are equals', () => {
    // One file a check, a field, a zone format, a table that is verified, a language: lists of equals.
    const equals = new Set([
      'src/engine/checks',
      'src/engine/reading/mrz',
      'src/engine/reading/viz',
      'src/fsck',
      'src/vocabulary/texts/consents',
    ])
    const sizes = new Map<string, number>()
    for (const path of sources.filter(isProduct)) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    const crowdedFolders = [...sizes].filter(([folder, size]) => size > 20 && !equals.has(folder))
    expect(crowdedFolders).toEqual([])
  })

  it('sort ports by the areas that use them or implement them', () => {
    const areasOf = (prefix: string): string[] =>
      sources
        .filter((path) => path.startsWith(prefix) && path.slice(prefix.length).includes('/'))
        .map((path) => path.slice(prefix.length).split('/')[0] ?? '')
    const areas = new Set([
      ...areasOf('src/flows/'),
      ...areasOf('src/adapters/'),
      ...areasOf('src/adapters/records/'),
      ...areasOf('src/'),
    ])
    expect(areasOf('src/flows/ports/').filter((area) => !areas.has(area))).toEqual([])
  })
})

describe('The files of src/ and web/', () => {
  it('are named in kebab-case', () => {
    const misplacedFiles = [...sources, ...pages]
      .map((path) => basename(path))
      .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name))
    expect(misplacedFiles).toEqual([])
  })

  it('bear no name that says nothing', () => {
    const bannedFileNames =
      /(^|\/)(index|common|misc)\.ts$|(^|[-/.])(utils?|helpers?|managers?|services?)([-/.]|$)/
    expect(
      [...sources, ...pages].filter((path) =>
        bannedFileNames.test(path.replace(/main\/open-(worker-)?service\.ts/, '')),
      ),
    ).toEqual([])
  })

  it('have a test beside every check and list source', () => {
    const tests = new Set(tracked.filter((path) => path.endsWith('.test.ts')))
    const checks = sources.filter(
      (path) =>
        /^src\/engine\/checks\/[a-z-]+\.ts$/.test(path) && !path.endsWith('/all.ts') && isProduct(path),
    )
    const lists = sources.filter((path) =>
      /^src\/engine\/screening\/sources\/[a-z_]+\/source\.ts$/.test(path),
    )
    expect(checks.length).toBeGreaterThan(40)
    expect(lists.length).toBeGreaterThan(10)
    const untestedFiles = [...checks, ...lists].filter(
      (path) => !tests.has(path.replace(/\.ts$/, '.test.ts')),
    )
    expect(untestedFiles).toEqual([])
  })
})

describe('The repository', () => {
  it('holds nothing that is not the product', () => {
    const strayTests = tracked.filter(
      (path) => /(^|\/)(shared|symbolon-data)\//.test(path) || path.endsWith('.whl'),
    )
    expect(strayTests).toEqual([])
  })
})
