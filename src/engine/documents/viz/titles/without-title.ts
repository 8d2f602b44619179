import { printedTitles } from '../tables/printed-titles.table.ts'

/** Titles that are written together with the name. */
const joinedScripts = /^\p{Script=Thai}/u

/** A name without the titles that stand before it: `Mr. Somchai` is `Somchai`. A title alone is a name. */
export function withoutTitle(name: string): string {
  const letters = name.toUpperCase()
  const title = printedTitles.find((known) => letters.startsWith(known) && hasEnd(letters, known))
  if (title === undefined) return name
  const rest = name.slice(title.length).replace(/^[\s.]+/, '')
  return /\p{L}/u.test(rest) ? withoutTitle(rest) : name
}

/** What follows a title is no further letter of a longer word. */
function hasEnd(letters: string, title: string): boolean {
  return joinedScripts.test(title) || title.endsWith('.') || /^[\s.]/.test(letters.slice(title.length))
}
