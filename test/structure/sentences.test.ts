import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** A longer sentence is read twice. A value that is put into a text counts as one word. */
const maxWords = 25

const root = fileURLToPath(new URL('../..', import.meta.url))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
}).split('\n')
const sources = tracked.filter(
  (path) => /^(src|web)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\.generated\.ts$|\/tables\//.test(path),
)
/** Lists of links and of packages, and texts of licences that others wrote. */
const exempt = new Set([
  'docs/README.md',
  'docs/reference/licences.md',
  'models/NOTICE-PP-OCRv6.md',
  'models/NOTICE-faces.md',
])
/** Every page of the repository. */
const pages = tracked.filter((path) => path.endsWith('.md') && !exempt.has(path))

/** Lists of words have no punctuation, outlines of icons no words. SQL and the typesetter's template are no prose either. */
const isProse = (text: string): boolean =>
  /[.,:;!?]/.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/^\s*(?:select|insert|update|delete|with|create|#let)\b/i.test(text)

const longSentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?]\*{0,2})\s+|\n/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > maxWords)

/** The text of a literal, or of literals joined by +; undefined for any other expression. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `value${literal.text}`).join('')
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined && right === undefined ? undefined : `${left ?? 'value'}${right ?? 'value'}`
}

function longSentencesIn(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined && isProse(text)) found.push(...longSentencesOf(text))
    if (text === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** A block of code has fences, or is indented after an empty line. */
const withoutCode = (page: string): string =>
  page.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/\n\n(?: {4}.*\n)+/g, '\n\n')

/** Paragraphs, items of lists and cells of tables of a page, without its blocks of code. */
function paragraphsOf(page: string): readonly string[] {
  const paragraphs: string[] = ['']
  for (const line of withoutCode(page).split('\n'))
    if (line.startsWith('|')) paragraphs.push(...line.split('|'), '')
    else if (/^\s*$|^#|^\s*(?:[-*]|\d+\.) /.test(line)) paragraphs.push(line)
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line.trim()}`)
  return paragraphs
}

/** Every summary and description of the interface, as it is answered at `/openapi.json`. */
function describedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    (key === 'description' || key === 'summary') && typeof inner === 'string' ? [inner] : describedIn(inner),
  )
}

describe(`A sentence that the service answers, prints or logs, or a page says, has at most ${String(maxWords)} words`, () => {
  it('in the sources', () => {
    const long = sources.flatMap((path) =>
      longSentencesIn(path, readFileSync(`${root}/${path}`, 'utf8')).map(
        (sentence) => `${path}: ${sentence}`,
      ),
    )
    expect(long).toEqual([])
  })

  it('in the description of the HTTP interface', () => {
    const texts = describedIn(JSON.parse(readFileSync(`${root}/openapi.json`, 'utf8')))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap(longSentencesOf)).toEqual([])
  })

  it.each(pages)('on %s', (path) => {
    const paragraphs = paragraphsOf(readFileSync(`${root}/${path}`, 'utf8'))
    expect(paragraphs.flatMap(longSentencesOf)).toEqual([])
  })

  it.each([
    ['a paragraph', `a.\n\n${'word '.repeat(13)}\n${'word '.repeat(13)}end.`, 1],
    ['items of a list', `- ${'word '.repeat(13)}\n- ${'word '.repeat(13)}end.`, 0],
    ['a sentence that ends in bold', `**${'word '.repeat(13)}end.** ${'word '.repeat(13)}end.`, 0],
    ['an indented block of code', `a.\n\n    ${'word '.repeat(26)}\n`, 0],
    ['a block of code', `\`\`\`sh\n${'word '.repeat(26)}\n\`\`\``, 0],
  ])('which counts %s of a page', (_, page, count) => {
    expect(paragraphsOf(page).flatMap(longSentencesOf)).toHaveLength(count)
  })

  it.each([
    ['one text', `f('${'word '.repeat(26)}end.')`],
    ['texts joined by +', `f('${'word '.repeat(13)}' + '${'word '.repeat(13)}end.')`],
    ['values in a template', `f(\`${'${x} word '.repeat(13)}end.\`)`],
  ])('which counts %s', (_, source) => {
    expect(longSentencesIn('example.ts', source)).toHaveLength(1)
  })
})
