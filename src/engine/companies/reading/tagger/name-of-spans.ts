import { joinedText } from '../company/candidates.ts'
import { plainOf } from '../labels/label-words.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import type { FoundParty } from '../people/found-party.ts'
import { countryOf } from '../people/nationalities.ts'
import { noNameWords } from '../people/no-name-words.table.ts'
import { nameIn } from '../people/parse-person.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { withoutMisread } from '../values/without-misread.ts'
import type { TaggedSpan } from './decode-tags.ts'

/** Shorter than this nothing is a name, longer than that nothing is. */
const lettersOfName = { least: 2, most: 120 } as const
const strange = new Set(noNameWords)

/** The name that words say which are tagged as one; null where they are none. */
export function nameOfSpans(names: readonly TaggedSpan[]): Pick<FoundParty, 'name' | 'kind'> | null {
  const text = withoutStray(withoutMisread(joinedText('name', withoutNationality(names.flatMap(({ pieces }) => pieces)))))
  const found = nameIn(text) ?? { name: text.replace(/^[\s,;:.*•·–—|(-]+|[\s,;:*•·–—|-]+$/gu, '').replace(/\s+/gu, ' '), kind: 'person' as const }
  if (looksLikeCompany(found.name)) return { ...found, kind: 'company' }
  // `Teun Brouwer neemt`: how its sentence goes on.
  const name = found.name.replace(/(?<=\p{Lu}.*)(?:\s\p{Ll}[\p{Ll}()]*)+$|(?<=\p{L}{3})\.$/gu, '')
  return isName(name) ? { ...found, name } : null
} // prettier-ignore

/** A nationality in a cell of its own beside a name is none of it. */
function withoutNationality(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const others = pieces.filter(({ text }) => !/^\p{Lu}\p{Ll}+$/u.test(text) || countryOf(text) === null)
  return others.length === 0 ? pieces : others
}

/** Without how a sentence leads to a name in capitals, and signs of a frame that were read as letters. */
function withoutStray(text: string): string {
  return text
    .replace(/^[_\s]+|[_\s]+$/gu, '')
    .replace(
      /^(?:(?!d[ae]ll[ae]\b|degli\b)\p{Ll}{5,}\s+)+(?=\p{Lu}{2})|^(?:\p{Ll}{2,}\s+)*\p{Ll}{2,}:\s+(?=\p{Lu})/u,
      '',
    )
    .replace(/^.*(?:\s\p{Ll}{4,}){2,}\s(?=\p{Lu})/u, '')
    .replace(/^(?:[\u0621-\u064A]\s+)+(?=[\u0621-\u064A]{2})/u, '')
    .replace(/(?<=\p{Script=Latin}{2}\.?)\s+\P{Script=Latin}$/u, '')
}

/** One word in letters that have capitals names no one; nor does print with figures, or the words of a register. */
function isName(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  if (letters < lettersOfName.least || name.length > lettersOfName.most || /\p{Nd}/u.test(name)) return false
  const words = name.split(' ')
  return (words.length > 1 || /\p{Lo}/u.test(name)) && !words.some((word) => strange.has(plainOf(word)))
}
