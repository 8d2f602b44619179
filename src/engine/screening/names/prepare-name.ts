import { classifyTokens, type NameBearer, type TokenClass } from './classify-tokens.ts'
import { joinCompounds } from './join-compounds.ts'
import { fold } from './fold.ts'
import { separateInitials } from './separate-initials.ts'
import { reorderName } from './reorder-name.ts'
import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { addEnglishSpellings, romaniseCompany } from './romanise-company.ts'
import { abbreviateOrganisationTypes, abbreviateLegalForms } from './abbreviate-forms.ts'
import { addDigitSpellings } from './digit-spellings.ts'
import { nicknames } from './tables/nicknames.ts'
import { tokenise } from './tokenise.ts'

/** More letters than this in one name are noise. */
const maxNameLength = 1000

export interface PreparedName {
  /** Folded, romanised, in the order of speech; a word written in several ways as `lee|yi|rhee`. */
  readonly tokens: readonly string[]
  /** One per token. */
  readonly classes: readonly TokenClass[]
}

/** A name made ready for comparison, whatever its script, case, accents and order of parts. */
export function prepareName(name: string, bearer: NameBearer): PreparedName {
  const bounded = name.slice(0, maxNameLength)
  const words = tokenise(
    bearer === 'other' ? romaniseCompany(fold(bounded)) : romanise(fold(orderForBearer(bounded, bearer))),
  )
  const tokens = stepsFor[bearer ?? 'unknown'].reduce<readonly string[]>(
    (before, step) => step(before),
    words,
  )
  return { tokens, classes: classifyTokens(tokens.map(mainSpelling), bearer) }
}

/** Whether anything is left of a name to compare by; what is done to its words afterwards drops none. */
export function hasWords(name: string): boolean {
  return tokenise(romanise(fold(orderForBearer(name.slice(0, maxNameLength), null)))).length > 0
}

/** In the order of speech; letters with points between them are initials of persons, and abbreviations of others. */
function orderForBearer(name: string, bearer: NameBearer): string {
  return reorderName(bearer === 'person' ? separateInitials(name) : name)
}

/** What is done to the words of a name before they are compared. */
const stepsFor: Readonly<
  Record<'person' | 'other' | 'unknown', readonly ((words: readonly string[]) => string[])[]>
> = {
  person: [joinCompounds, lettersForDigits, addFullNames],
  other: [abbreviateOrganisationTypes, addDigitSpellings, (words) => words.map(addEnglishSpellings)],
  unknown: [joinCompounds, abbreviateLegalForms],
}

/** Digits in the midst of a person's name are letters that look like them. */
function lettersForDigits(words: readonly string[]): string[] {
  return words.map((word) =>
    /^[a-z]+\d[a-z]*$|^\d[a-z]{2,}$/.test(word) ? word.replace(/\d/g, letterForDigit) : word,
  )
}

const digitLetters = 'oi?eas?tbg'

function letterForDigit(digit: string): string {
  const letter = digitLetters.charAt(Number(digit))
  return letter === '?' ? digit : letter
}

/** Pet names beside the names that they stand for, `bill|william`. */
function addFullNames(words: readonly string[]): string[] {
  return words.map((word) => {
    const fullNames = nicknames.get(word)
    return fullNames === undefined ? word : [word, ...fullNames].join(spellingSeparator)
  })
}

/** The same as one string, each word as it is most often written; preparing it again changes nothing. */
export function normaliseName(name: string, bearer: NameBearer = null): string {
  return prepareName(name, bearer).tokens.map(mainSpelling).join(' ')
}

/** The first of a word's spellings. */
export function mainSpelling(token: string): string {
  const end = token.indexOf(spellingSeparator)
  return end < 0 ? token : token.slice(0, end)
}

/** An identifier as it is compared: letters and digits alone, capitals. Empty when nothing is left. */
export function normaliseIdentifier(value: string): string {
  return romanise(fold(value.slice(0, 200)))
    .replace(/\|[a-z0-9]+/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
