import { type OfficerRole, officerRoles } from '../../../../vocabulary/companies/company.ts'
import { lazy } from '../../../../vocabulary/lazy.ts'
import { type PrintedWord, wordsOf } from '../labels/label-words.ts'
import { africaAndAsiaRoles } from './regions/africa-and-asia-roles.table.ts'
import { europeAndAmericasRoles } from './regions/europe-and-americas-roles.table.ts'
import { roleWords } from './role-words.table.ts'

/** Words of a line that say what someone does. */
export interface FoundRole {
  readonly role: OfficerRole
  readonly start: number
  readonly end: number
  /** How many words. */
  readonly length: number
}

/** By their first word, the longest first. */
const rolesByWord = lazy(() => {
  const known = new Map<string, { readonly role: OfficerRole; readonly words: readonly string[] }[]>()
  for (const role of officerRoles)
    for (const text of [roleWords, africaAndAsiaRoles, europeAndAmericasRoles].flatMap(
      (words) => words[role]?.split('|') ?? [],
    )) {
      const words = wordsOf(text).map(({ plain }) => plain)
      const [first = ''] = words
      known.set(first, [...(known.get(first) ?? []), { role, words }])
    }
  for (const [first, roles] of known)
    known.set(
      first,
      roles.toSorted((a, b) => b.words.length - a.words.length),
    )
  return known
})

/** `ومدير`: Arabic writes *and* as the first letter of the next word. */
const arabicAnd = /^و(?=\p{Script=Arabic}{3})/u

const knownAt = (words: readonly PrintedWord[], at: number, first: string) =>
  rolesByWord()
    .get(first)
    ?.find((known) => known.words.slice(1).every((word, offset) => words[at + 1 + offset]?.plain === word))

/** The longest role that begins at a word; null where none does. */
export function roleAt(words: readonly PrintedWord[], at: number): FoundRole | null {
  const first = words[at]
  if (first === undefined) return null
  const found = knownAt(words, at, first.plain) ?? knownAt(words, at, first.plain.replace(arabicAnd, ''))
  if (found === undefined) return null
  const { length } = found.words
  return { role: found.role, start: first.start, end: words[at + length - 1]?.end ?? first.end, length }
}

/** Roles that owners have as such: an office beside one says more. */
export const rolesOfOwners: readonly OfficerRole[] = ['member', 'partner']

/** Roles that all of a board have; an office within it says more. */
const rolesOfBoard: readonly OfficerRole[] = ['director', 'board_member']
const officesOfBoard: readonly OfficerRole[] = ['chair', 'managing_director', 'secretary']
/** A member who keeps the accounts has no office of the vocabulary, and is still a director. */
const treasurer = /^(?:treasur|tesor|tresor|schatz)/u

/** The first role anywhere in a text; of `socia e gerente` the office, of `Director / Presidente` that within the board. */
export function findRole(text: string): FoundRole | null {
  const words = wordsOf(text)
  let ofOwner: FoundRole | null = null
  for (const at of words.keys()) {
    const found = roleAt(words, at)
    if (found !== null && !rolesOfOwners.includes(found.role)) return officeBeside(found, words, text) ?? found
    ofOwner ??= found
  }
  return ofOwner
} // prettier-ignore

/** `/ Presidente` right behind a role that all of a board have; both words count as one role. */
function officeBeside(found: FoundRole, words: readonly PrintedWord[], text: string): FoundRole | null {
  const slash = /^\s*(?:\/\s*)?/u.exec(text.slice(found.end))
  if (slash === null || !rolesOfBoard.includes(found.role)) return null
  const at = words.findIndex(({ start }) => start === found.end + slash[0].length)
  const next = treasurer.test(words[at]?.plain ?? '') ? null : roleAt(words, at)
  if (next === null || !officesOfBoard.includes(next.role)) return null
  return { ...next, start: found.start, length: found.length + next.length }
} // prettier-ignore

/** The role that a text consists of, whatever stands beside it in brackets or behind a comma. */
export function roleOf(text: string): OfficerRole | null {
  const words = wordsOf(text)
  const first = roleAt(words, 0)
  if (first === null) return null
  const found = officeBeside(first, words, text) ?? first
  return /^\s*(?:[-,;:(/|.–—]|$|\p{Ll})/u.test(text.slice(found.end)) ? found.role : null
}
