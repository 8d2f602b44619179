import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bannedWords } from './words.table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ratchetPath = fileURLToPath(new URL('./words.ratchet.json', import.meta.url))

/** Most uses of each banned word that are left: it only falls, and ends at zero. */
const ratchet = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(ratchetPath, 'utf8')))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
}).split('\n')

/** Data, generated pages and this table itself hold words of others. */
const excluded =
  /words\.table\.ts$|\.generated\.ts$|\/tables\/|\/sample\/|\.table\.ts$|^data\/|^docs\/recipes\/clients|^CHANGELOG|^LICENSE|^NOTICE|^models\/LICENSE/
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const sources = tracked.filter(
  (path) => /^(src|web|test|tools|bench|training)\/.*\.tsx?$/.test(path) && !excluded.test(path),
)
const pages = tracked.filter((path) => /\.md$/.test(path) && !excluded.test(path))

interface Words {
  readonly identifiers: readonly string[]
  readonly prose: readonly string[]
}

/** The parts of an identifier: `openTestServer` is open, test, server. */
function partsOf(identifier: string): readonly string[] {
  const parts = identifier.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? []
  return parts.map((part) => part.toLowerCase())
}

/** Declared names, comments and texts of several words in one source. */
function wordsOf(path: string): Words {
  const text = read(path)
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const identifiers: string[] = []
  const prose: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node)
      identifiers.push(node.text)
    else if (ts.isStringLiteralLike(node) && node.text.includes(' ')) prose.push(node.text)
    else if (ts.isTemplateExpression(node)) prose.push(node.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const [comment] of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g)) prose.push(comment)
  return { identifiers, prose }
}

const everything: readonly Words[] = [
  ...sources.map(wordsOf),
  ...pages.map((path) => ({ identifiers: [], prose: [read(path)] })),
]

function usesOf(name: string): number {
  const { identifier, prose } = bannedWords[name] ?? {}
  let uses = 0
  for (const words of everything) {
    if (identifier !== undefined)
      uses += words.identifiers.filter((one) => partsOf(one).some((part) => identifier.test(part))).length
    if (prose !== undefined)
      for (const text of words.prose) uses += [...text.matchAll(new RegExp(prose.source, 'gi'))].length
  }
  return uses
}

describe('Words that no reader of this field would search for', () => {
  const left = Object.fromEntries(Object.keys(bannedWords).map((name) => [name, usesOf(name)]))
  if (process.env['LOWER_RATCHET'] === '1') writeFileSync(ratchetPath, `${JSON.stringify(left, null, 2)}\n`)

  it.each(Object.keys(bannedWords))('%s is used no more often than before', (name) => {
    expect(left[name], bannedWords[name]?.instead).toBeLessThanOrEqual(ratchet[name] ?? 0)
  })

  it('are counted down as they go: LOWER_RATCHET=1 writes the new counts', () => {
    expect(Object.entries(ratchet).filter(([name, most]) => (left[name] ?? 0) < most)).toEqual([])
  })
})
