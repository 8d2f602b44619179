import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A shell block of a page that is run, and what the page shows of its output. */
export interface Snippet {
  /** Line of the block in the page, from 1. */
  readonly line: number
  readonly script: string
  readonly shown: { readonly kind: 'json' | 'text'; readonly text: string } | null
}

/** A block of code of a page. */
export interface CodeBlock {
  /** From 1. */
  readonly line: number
  /** Empty when the page names none. */
  readonly language: string
  /** What stands after the language. */
  readonly mark: string
  readonly text: string
}

const fence = /^( *)```([^\s`]*)([^\n`]*)\n([\s\S]*?)^\1```$/gm

export function codeBlocks(page: string): readonly CodeBlock[] {
  return Array.from(page.matchAll(fence), ({ index, 2: language = '', 3: info = '', 4: text = '' }) => ({
    line: page.slice(0, index).split('\n').length,
    language,
    mark: info.trim(),
    text,
  }))
}

/** Pages whose shell blocks are run, or say why they cannot: paths from the root of the repository. */
export function runnablePages(root: string): readonly string[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`)
  return ['README.md', 'CONTRIBUTING.md', ...inDocs.sort()]
}

/** Blocks marked `sh run`, each with the `json shown` or `text shown` block that comes next before another `sh run`. */
export function snippetsOf(page: string): readonly Snippet[] {
  const snippets: Snippet[] = []
  for (const { line, language, mark, text } of codeBlocks(page)) {
    const last = snippets.at(-1)
    if (language === 'sh' && mark === 'run') snippets.push({ line, script: text, shown: null })
    else if ((language === 'json' || language === 'text') && mark === 'shown') {
      if (last?.shown !== null) throw new Error(`Nothing was run for what is shown: ${text}`)
      snippets[snippets.length - 1] = { ...last, shown: { kind: language, text } }
    }
  }
  return snippets
}

/** Whether everything that a page shows is in an answer: named keys, the first items of a list, equal values. */
export function isShown(shown: unknown, answered: unknown): boolean {
  if (Array.isArray(shown))
    return (
      Array.isArray(answered) &&
      (shown.length > 0 || answered.length === 0) &&
      shown.every((one, at) => isShown(one, answered[at]))
    )
  if (typeof shown !== 'object' || shown === null) return Object.is(shown, answered)
  if (typeof answered !== 'object' || answered === null) return false
  const values = new Map(Object.entries(answered))
  return Object.entries(shown).every(([key, value]) => isShown(value, values.get(key)))
}
