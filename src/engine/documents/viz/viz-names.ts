import { withoutTitle } from './titles/without-title.ts'

/** The parts of a name as one document prints them; a part that it does not tell apart is `''`. */
export interface VizNames {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
  /** The whole, given names first where the parts are known, otherwise as it is printed. */
  readonly fullName: string
}

/** What stands beside the labels of one document; absent: no such label. */
export interface NameParts {
  readonly surname?: string
  readonly givenNames?: string
  readonly middleName?: string
  /** Beside a label that means the whole name. */
  readonly name?: string
}

/** What is printed where someone has no such name. */
const noName = /^(?:[-–—_.*/\s]*|X{2,}|N\/?A|NIL|NONE)$/i
/** A name borne before, after the one that is borne now. */
const formerName = /[\s,]+(?:GEB\.|NÉE?|NACIDA|NASCIDA)\s+.*$/iu

/** Blanks, hyphens and apostrophes as one writes them; `''` for a stroke that stands for no name. */
export function normaliseName(text: string): string {
  const tidy = text
    .normalize('NFC')
    .replace(formerName, '')
    .replace(/\s*([-‐‑–])\s*/g, '-')
    .replace(/\s*['’ʼ`´]\s*/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.*]+|[\s,;:*-]+$/g, '')
    .trim()
  return noName.test(tidy) ? '' : tidy
}

/**
 * Names as they are printed → the parts that are answered, titles taken off. Where only a whole name is printed it is split when a comma or
 * capitals tell the surname (`ERIKSSON, ANNA`; `Anna ERIKSSON`); otherwise no one can know which word is which.
 */
export function splitVizNames(parts: NameParts): VizNames {
  const [surname, givenNames, middleName, name] = [
    withoutTitle(normaliseName(parts.surname ?? '')),
    withoutTitle(normaliseName(parts.givenNames ?? '')),
    normaliseName(parts.middleName ?? ''),
    withoutTitle(parts.name ?? ''),
  ]
  const hasParts = surname !== '' || givenNames !== ''
  const split = hasParts
    ? { lastName: surname, firstName: givenNames, middleName }
    : (splitByComma(name) ?? splitByCapitals(normaliseName(name)))
  if (split === null) return { lastName: '', firstName: '', middleName, fullName: normaliseName(name) }
  const words = [split.firstName, split.middleName, split.lastName].filter((part) => part !== '')
  return { ...split, fullName: words.join(' ') }
}

type SplitNames = Omit<VizNames, 'fullName'>

/** `SURNAME, GIVEN NAMES` and `SURNAME,FIRST,MIDDLE`. */
function splitByComma(name: string): SplitNames | null {
  const [lastName = '', firstName = '', ...rest] = name.split(',').map(normaliseName)
  if (lastName === '' || firstName === '' || rest.length > 1) return null
  return { lastName, firstName: withoutTitle(firstName), middleName: rest[0] ?? '' }
}

/** One end in capitals, the other not: the capitals are the surname, with the small words that belong to it. */
function splitByCapitals(name: string): SplitNames | null {
  const words = name.split(' ')
  const isCapital = words.map((word) => /^[\p{Lu}\p{M}'-]{2,}$/u.test(word))
  const first = isCapital.indexOf(true)
  const last = isCapital.lastIndexOf(true)
  if (first < 0 || isCapital.slice(first, last + 1).includes(false)) return null
  const isLowercase = (word: string | undefined): boolean =>
    word !== undefined && /^\p{Ll}[\p{Ll}']*$/u.test(word)
  let from = first
  while (from > 0 && isLowercase(words[from - 1])) from--
  const [before, after] = [words.slice(0, from), words.slice(last + 1)]
  const given = before.length > 0 ? before : after
  if (given.length === 0 || (before.length > 0 && after.length > 0)) return null
  if (!given.every((word) => /^\p{Lu}.*\p{Ll}/u.test(word))) return null
  return { lastName: words.slice(from, last + 1).join(' '), firstName: given.join(' '), middleName: '' }
}

/** Given names → the first, and all that follow it (`splitFirstName` of a profile). A hyphen makes one name of two. */
export function splitGivenNames(givenNames: string): readonly [first: string, further: string] {
  const [first = '', ...further] = givenNames.split(' ')
  return [first, further.join(' ')]
}
