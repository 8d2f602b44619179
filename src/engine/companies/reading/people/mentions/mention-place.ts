import type { Mention } from './find-mentions.ts'
import type { RunningText } from './read-on.ts'

/** What the tables and headings found of someone. */
export interface SaidByRules {
  readonly officer: boolean
  readonly owner: boolean
  readonly hasRole: boolean
}

export interface MentionPlace {
  readonly running: RunningText
  readonly mention: Mention
  /** Where the next one begins of whom anything is said. */
  readonly next: number
  readonly previous: number
  readonly said: SaidByRules | null
  readonly times: number
  readonly isCompanyItself: boolean
}

/** Characters that are looked at before a name and behind it. */
export const reach = { before: 140, behind: 260 } as const

/** The sentence or line before it, up to another name. */
export function textBefore({ running, mention, previous }: MentionPlace): string {
  const from = Math.max(previous, mention.start - reach.before, 0)
  const text = running.text.slice(from, mention.start)
  return text.split(/\n|(?<=\p{Ll}{3})\.\s|;\s/u).at(-1) ?? ''
}

/** What follows a name, up to the next of whom anything may be said. */
export function textBehind({ running, mention, next }: MentionPlace): string {
  return running.text.slice(mention.end, Math.min(next, mention.end + reach.behind))
}
