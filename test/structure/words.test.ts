import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { bannedWords, exceptions } from './words.table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
}).split('\n')

/** Data, generated pages, other languages and this table itself hold words of others. */
const excluded =
  /words\.table\.ts$|\.generated\.ts$|\/tables\/|\/sample\/|\/i18n\/languages\/(?!en\/)|^data\/|^docs\/recipes\/clients|^CHANGELOG|^LICENSE|^NOTICE|^models\/LICENSE/
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const sources = tracked.filter(
  (path) => /^(src|web|test|tools|bench|training)\/.*\.tsx?$/.test(path) && !excluded.test(path),
)
const pages = tracked.filter((path) => /\.md$/.test(path) && !excluded.test(path))

interface Words {
  readonly path: string
  readonly identifiers: readonly string[]
  readonly prose: readonly string[]
}

/** The parts of an identifier: `openTestServer` is open, test, server; the sign of a private one is no part. */
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
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node)
    if (isName && 'name' in node.parent && node.parent.name === node) identifiers.push(node.text)
    else if (ts.isStringLiteralLike(node) && node.text.includes(' ')) prose.push(node.text)
    else if (ts.isTemplateExpression(node)) prose.push(node.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const [comment] of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g)) prose.push(comment)
  return { path, identifiers, prose }
}

const everything: readonly Words[] = [
  ...sources.map(wordsOf),
  ...pages.map((path) => ({ path, identifiers: [], prose: [read(path)] })),
]

function usesIn({ identifiers, prose }: Words, name: string): readonly string[] {
  const banned = bannedWords[name]
  const named = identifiers.filter((one) =>
    partsOf(one).some((part) => banned?.identifier?.test(part) ?? false),
  )
  const { prose: pattern } = banned ?? {}
  if (pattern === undefined) return named
  const written = prose.flatMap((text) => [
    ...text.matchAll(new RegExp(`.{0,30}${pattern.source}.{0,30}`, 'gi')),
  ])
  return [...named, ...written.map(([found]) => found)]
}

const isExcepted = (file: string, name: string): boolean =>
  exceptions.some(({ path, words }) => path === file && words.includes(name))

describe('Words that no reader of this field would search for', () => {
  it.each(Object.keys(bannedWords))('%s is not used', (name) => {
    const uses = everything
      .filter(({ path }) => !isExcepted(path, name))
      .flatMap((words) => usesIn(words, name).map((use) => `${words.path}: ${use}`))
    expect(uses, bannedWords[name]?.instead).toEqual([])
  })

  it.each(exceptions)('$path may use them: $why', ({ path, words }) => {
    const own = everything.filter((one) => one.path === path)
    for (const name of words) expect(own.flatMap((one) => usesIn(one, name))).not.toEqual([])
  })
})
