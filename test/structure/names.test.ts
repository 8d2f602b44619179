import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { families, roles } from './names.table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'web'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|\.generated\.ts$/.test(path))

/** Names that a source exports: types, values, functions and classes. */
function exportsOf(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  return file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText())
    return 'name' in statement ? [(statement as ts.DeclarationStatement).name?.getText() ?? ''] : []
  })
}

/** Without plurals and case: an `accounts.ts` exports `accountRecords`, `mrz-kind.ts` exports `MrzKind`. */
const plain = (words: readonly string[]): string =>
  words.map((word) => word.toLowerCase().replace(/s$/, '')).join('')

const roleWords = new Set(Object.values(roles).flatMap(({ words }) => words))

/** Whether an export is named as its file is, but for words of roles at either end. */
function isNamedAs(file: string, name: string): boolean {
  const fileName = plain(file.replace(/(\.table)?\.tsx?$/, '').split('-'))
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/)
  const isRole = (word: string): boolean => roleWords.has(word.toLowerCase())
  return words.some((_, begin) =>
    words.some(
      (__, end) =>
        end >= begin &&
        plain(words.slice(begin, end + 1)) === fileName &&
        [...words.slice(0, begin), ...words.slice(end + 1)].every(isRole),
    ),
  )
}

function misnamed(path: string, source: string): readonly string[] {
  const names = exportsOf(path, source)
  const [name = ''] = names
  const family = families.find(({ files }) => files.test(path))
  const isNamedWell =
    names.length !== 1 ||
    isNamedAs(path.slice(path.lastIndexOf('/') + 1), name) ||
    (family?.exports.test(name) ?? false)
  return isNamedWell ? [] : [`${path}: ${name}`]
}

describe('A file with one export', () => {
  it('is named after it, or as its family in names.table.ts', () => {
    expect(sources.flatMap((path) => misnamed(path, readFileSync(`${root}/${path}`, 'utf8')))).toEqual([])
  })

  it.each([
    ['src/a/luma.ts', 'export const lumaOf = 1', true],
    ['src/a/accounts.ts', 'export function accountRecords() {}', true],
    ['src/a/same-card.ts', 'export function isSameCard() {}', true],
    ['src/a/same-card.ts', 'export function isOtherCard() {}', false],
    ['src/a/helpers-of-all.ts', 'export interface Card {}', false],
    ['src/a/card.ts', 'export const cardWithPicture = 1', false],
  ])('%s with %s: %s', (path, source, isNamedWell) => {
    expect(misnamed(path, source).length === 0).toBe(isNamedWell)
  })

  it.each(families)('$files is a family: $says', ({ files }) => {
    expect(sources.some((path) => files.test(path))).toBe(true)
  })
})
