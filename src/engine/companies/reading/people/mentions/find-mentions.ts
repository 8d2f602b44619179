import { stateByName } from '../../../../documents/values/states.ts'
import { wordsOf, plainOf } from '../../labels/label-words.ts'
import { looksLikeCompany } from '../../values/company-words.ts'
import { roleAt } from '../find-role.ts'
import { noNameWords } from '../no-name-words.table.ts'
import { nameIn } from '../parse-person.ts'
import type { RunningText } from './read-on.ts'
import { addressed } from './cues.table.ts'

/** A phrase that may be the name of someone. */
export interface Mention {
  readonly name: string
  readonly kind: 'person' | 'company'
  /** Where it stands in the running text. */
  readonly start: number
  readonly end: number
}

/** Capital words that stand together, and small words between them. */
const run = /(?<![\p{L}\p{M}\d@/.&-])(?:(?:von|van|de|der|den|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|ten|ter|zu|zum|af|av|of) ){0,2}(?:(?:\p{Lu}\.)+|(?:d|D|l|L|O)['’]\p{Lu}\p{L}+|\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*)(?: (?:(?:(?:von|van|de|der|den|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|ten|ter|zu|zum|af|av|of)|y|e|i) ){0,2}(?:(?:\p{Lu}\.)+|(?:d|D|l|L|O)['’]\p{Lu}\p{L}+|\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*)){0,7}(?![\p{L}\p{M}@&]|\d)/gu // prettier-ignore

const strange = new Set(noNameWords)
/** Words that begin sentences and headings. */
const beginners = new Set('the a an this that these in on at by to for and or of with from as it is all no our we i der die das den dem des ein eine im am zu zur zum und mit von auf fur als es sie er wir ich le la les l un une des du de en et au aux par pour dans sur il elle ce el los las una y con por para al del se su lo gli i e di da con per nel della dei het een van op voor door met om o os as um uma no na em ao w z do na od dla przez jeder jede mrs mr'.split(' ')) // prettier-ignore

const mostWords = 6

/** Every phrase of a text that may name someone, in the order of the text. */
export function findMentions({ text, pieces }: RunningText): readonly Mention[] {
  const people = [...text.matchAll(run)].flatMap((found) => partsOf(found[0], found.index))
  const reversed = surnameFirst(text, people)
  const others = pieces.flatMap(({ piece, start }) => inOtherScripts(piece.text, start))
  return [...people.filter(isWhole), ...reversed, ...companiesIn(text), ...others].toSorted(
    (a, b) => a.start - b.start,
  )
}

/** One word alone names no one whom a register names. */
const isWhole = ({ name }: Mention): boolean => {
  const words = name.split(' ').filter((one) => /^\p{Lu}/u.test(one))
  return words.length >= 2 && words.length <= mostWords && words.some((one) => /\p{L}{2}/u.test(one))
}

/** A run of capital words is parted at roles, titles and words that no one is called by. */
function partsOf(text: string, at: number): readonly Mention[] {
  const words = wordsWithPlaces(text)
  const parts: Mention[] = []
  let from = 0
  const close = (to: number): void => {
    const [first, last] = [words[from], words[to - 1]]
    if (first !== undefined && last !== undefined && to > from)
      parts.push({
        name: text.slice(first.start, last.end),
        kind: 'person',
        start: at + first.start,
        end: at + last.end,
      })
  }
  const printed = wordsOf(text)
  let skipped = 0
  for (const [index, { plain, start }] of words.entries()) {
    const role = roleAt(
      printed,
      printed.findIndex((one) => one.start === start),
    )
    const isTitle = addressed.test(plain) && index === from
    if (role !== null) skipped = Math.max(skipped, role.end)
    if (start < skipped || strange.has(plain) || isTitle || (index === from && beginners.has(plain))) {
      close(index)
      from = index + 1
    }
  }
  close(words.length)
  return parts
}

const wordsWithPlaces = (text: string) =>
  [...text.matchAll(/\S+/gu)].map((found) => ({
    plain: plainOf(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** `HATHAWAY, LAMAR`, `Muster, Max` */
function surnameFirst(text: string, people: readonly Mention[]): readonly Mention[] {
  return people.flatMap((first, at) => {
    const second = people[at + 1]
    if (second === undefined || !/^,\s?$/u.test(text.slice(first.end, second.start))) return []
    const [surname, given] = [first.name.split(' '), second.name.split(' ')]
    const isOneWord = surname.filter((one) => /^\p{Lu}/u.test(one)).length === 1 && given.length <= 3
    const isCapitals =
      first.name === first.name.toUpperCase() &&
      second.name !== second.name.toUpperCase() &&
      surname.length <= 3
    const startsLine =
      first.start === 0 || /[\t\n:.)]\s*$/u.test(text.slice(Math.max(0, first.start - 3), first.start))
    if ((!(isOneWord && startsLine) && !isCapitals) || isPlace(second.name)) return []
    return [
      { name: `${second.name} ${first.name}`, kind: 'person' as const, start: first.start, end: second.end },
    ]
  })
}

/** `Suceava, România`: a place in a country, unless people are called like it. */
const isPlace = (second: string): boolean => stateByName(second) !== null && !givenNames.test(second)
const givenNames = /^(?:jordan|israel|chad|georgia|kenya|india|china|malta|cuba|ireland|america)$/iu

const clause = /[^\t\n;:"“”„«»()]+/gu
/** Parts of a text that a legal form shows to be companies. */
function companiesIn(text: string): readonly Mention[] {
  return [...text.matchAll(clause)].flatMap(({ 0: part, index }) => {
    const pieces = [...part.matchAll(/[^,]+/gu)]
    return pieces.flatMap((piece, at) => {
      const next = pieces[at + 1]
      const joined = next === undefined ? '' : `${piece[0]},${next[0]}`
      const start = index + piece.index
      return companyAt(piece[0], start) ?? (joined === '' ? [] : (companyAt(joined, start) ?? []))
    })
  })
}

/** The name of a company that begins with a capital, up to its form, within a clause. */
function companyAt(part: string, at: number): readonly Mention[] | null {
  for (const end of endsOf(part)) {
    const head = part.slice(0, end)
    const lead = /^[\s\d.)*•–—-]*/u.exec(head)?.[0].length ?? 0
    const body = head.slice(lead)
    const start = startOfName(body)
    const name = body.slice(start).trim()
    if (!/^[\p{Lu}\p{Lo}\d]/u.test(name) || name.split(' ').length < 2 || name.length > 110) continue
    // `12 ORDINARY shares held as` is no company of the form *AS*.
    if (/\s\p{Ll}\S*\s\p{Ll}{2}$/u.test(name)) continue
    if (looksLikeCompany(name)) return [{ name, kind: 'company', start: at + lead + start, end: at + end }]
  }
  return null
}

/** Where words of a clause end, from its end on. */
const endsOf = (part: string): readonly number[] =>
  [...part.matchAll(/\S+(?=\s|$)/gu)]
    .map((found) => found.index + found[0].length)
    .toReversed()
    .slice(0, 14)

/** Behind the last small word that is no part of a name. */
function startOfName(text: string): number {
  const words = [...text.matchAll(/\S+/gu)]
  const small = words.findLastIndex(
    ({ 0: one }, at) =>
      at < words.length - 2 &&
      /^\p{Ll}/u.test(one) &&
      !joins.test(one) &&
      !looksLikeCompany(text.slice(words[at]?.index)),
  )
  return words[small + 1]?.index ?? 0
}
const joins =
  /^(?:und|and|et|y|e|en|of|de|des|du|la|le|les|del|della|di|da|do|dos|das|van|von|der|für|for|mit|z|i|s|o|společnost|mbh|oHG)$/u

/** Names in scripts without capitals: a whole piece, or a part of it behind a comma or a blank. */
function inOtherScripts(text: string, start: number): readonly Mention[] {
  if (!/\p{Lo}/u.test(text)) return []
  return [...text.matchAll(/[^,，、;；:：()（）/|]+/gu)].flatMap(({ 0: part, index }) => {
    const trimmed = part.trim()
    const found = trimmed === '' || !/^\p{Lo}/u.test(trimmed) ? null : nameIn(trimmed)
    const at = start + index + part.indexOf(trimmed)
    return found === null ? [] : [{ name: found.name, kind: found.kind, start: at, end: at + trimmed.length }]
  })
}
