/** A shell block of a page that is run, and what the page shows of its output. */
export interface Snippet {
  /** Line of the block in the page, from 1. */
  readonly line: number
  readonly script: string
  readonly shown: { readonly kind: 'json' | 'text'; readonly text: string } | null
}

const fence = /^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm

/** Blocks marked `sh run`, each with the `json shown` or `text shown` block that comes next before another `sh run`. */
export function snippetsOf(page: string): readonly Snippet[] {
  const snippets: Snippet[] = []
  for (const { index, 1: language = '', 2: info = '', 3: text = '' } of page.matchAll(fence)) {
    const mark = info.trim()
    const last = snippets.at(-1)
    if (language === 'sh' && mark === 'run')
      snippets.push({ line: page.slice(0, index).split('\n').length, script: text, shown: null })
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
