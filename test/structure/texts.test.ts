import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/vocabulary/texts/languages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const catalogueFolder = 'src/vocabulary/texts/'
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))

/** Folders and files whose sentences are in the catalogues. */
const moved = /^src\/(engine\/decision\/|vocabulary\/refusals\.table|vocabulary\/decision\/warnings)/

const { en } = languages

/** Literals of a source, with * where a value stands in a template. */
function literalsIn(source: string): readonly string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push(`${node.head.text}*${node.templateSpans.map(({ literal }) => literal.text).join('*')}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** A code, a path or a key has no space between words. */
const isSentence = (literal: string): boolean => /\p{L}{2,}[\p{P}*]* +[\p{L}*]/u.test(literal)

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

describe('What people outside read', () => {
  it('stands in the catalogues alone, where it has moved there', () => {
    const inMoved = sources.filter((path) => moved.test(path))
    expect(inMoved.length).toBeGreaterThan(5)
    const left = inMoved.flatMap((path) =>
      literalsIn(read(path))
        .filter(isSentence)
        .map((literal) => `${path}: ${literal}`),
    )
    expect(left).toEqual([])
  })

  it.each([
    ["const reason = 'The check failed.'", 1],
    ['const reason = `not checked: ${codes}`', 1],
    ["const path = 'decisions.FAKE_ID.review'", 0],
    ['const path = `decisions.${code}.${side}`', 0],
  ])('is known by its words: %s', (source, count) => {
    expect(literalsIn(source).filter(isSentence)).toHaveLength(count)
  })
})

describe('Every sentence of the catalogue', () => {
  const used = sources
    .filter((path) => !path.startsWith(catalogueFolder))
    .flatMap((path) => literalsIn(read(path)))

  it.each(Object.keys(en.sentences))('%s is said somewhere', (id) => {
    // The kind of a change is the last part of its id; the compiler keeps the kinds and these ids the same.
    const byKind = id.replace(/^(decision\.nearest)\.\w+$/, '$1.*')
    expect(used.filter((literal) => literal === id || literal === byKind)).not.toEqual([])
  })
})

describe.each(Object.entries(languages))('The catalogue %s', (_, catalogue) => {
  it('has all keys of the English one and no other', () => {
    const keysOf = (texts: object): readonly string[] => Object.keys(texts).toSorted()
    expect(keysOf(catalogue)).toEqual(keysOf(en))
    for (const section of Object.keys(en) as readonly (keyof typeof en)[])
      expect(keysOf(catalogue[section]), section).toEqual(keysOf(en[section]))
  })
})
