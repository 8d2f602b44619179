import type { OfficerRole, ShareRange } from '../../../../vocabulary/companies/company.ts'
import { lazy } from '../../../../vocabulary/lazy.ts'
import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { plainOf, wordsOf } from '../labels/label-words.ts'
import { type DayOrder, findBirth, findDate } from '../values/dates/printed-company-date.ts'
import { allLabels } from '../labels/all-labels.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { findAmount } from '../values/printed-amount.ts'
import { findShare } from '../values/printed-share.ts'
import { withHanBrackets } from '../values/with-han-brackets.ts'
import { withoutMisread } from '../values/without-misread.ts'
import { findNationality } from './nationalities.ts'
import { roleAt } from './find-role.ts'
import { noNameWords } from './no-name-words.table.ts'

/** What one line says of a person or company. */
export interface ParsedPerson {
  readonly name: string
  readonly kind: 'person' | 'company'
  readonly role: OfficerRole | null
  readonly birthDate?: string
  readonly appointedOn?: string
  readonly country?: string
  readonly share: ShareRange | null
  readonly nominal: number | null
}

const birthStart =
  /(?:\*|\bborn(?:\s+on)?|\bdate of birth|\bd\.?o\.?b\.?|\bgeb(?:oren)?\.?(?:\s+am)?|\bgeboren(?:\s+op)?|\bné(?:e|\(e\))?\s+le|\bnaci(?:do|da)\s+(?:el|en)|\bnat[oa]\s+(?:il|a\s+[\p{L}' ]{2,30}?(?:\([A-Z]{2}\))?\s+il)|\bnascid[oa]\s+(?:em|a)|\bur(?:odzon[ya])?\.?|\bfødt|\bfödd|\bnar(?:ozen[a]?)?\.?)\s*:?\s*(?:(?:am|on|il|le|el|op|dnia)\s+)?(?=\p{L}*\s?\d|\p{L}+\s\d)/iu
const appointedStart = /\b(?:appointed(?:\s+on)?|since|seit|bestellt am|nommée?\s+le|depuis le|nombrad[oa] el|desde|nominat[oa] il|dal|nomead[oa] em|sinds|od|in functie sinds|effective)\s*:?\s*(?=\d|\p{L}+\s\d)/iu // prettier-ignore
const resignedStart = /\b(?:resigned|ceased|nicht mehr|ausgeschieden|démissionnaire)\b/iu

/** The letter by which an Austrian extract lists its people. */
const listLetter = /^[A-Z]{1,2}\s+(?=\p{Lu}\p{L}+\s+\p{Lu}\p{L}+\s*,\s*(?:geb|\*))/u

/** `São Paulo, 12/02/2025`: where and when a document was made out. */
const placeAndDay = /^\s*\p{Lu}[\p{L}'’ -]{1,30},\s(?:\p{Ll}{1,3}\s)?\d{1,2}[./-]\d{1,2}[./-]20[12]\d\.?\s*$/u

/** The parts of a line that are taken away from it one after the other, until its name is left. */
interface Rest {
  readonly text: string
}

/** Reads a line that may name a person: null where it names none. */
export function parsePerson(printed: string, order: DayOrder): ParsedPerson | null {
  if (resignedStart.test(printed) || placeAndDay.test(printed)) return null
  const text = printed.replace(listLetter, '')
  const birth = cutDate(text, birthStart, (rest) => findBirth(rest, order))
  const appointed = cutDate(birth.text, appointedStart, (rest) => findDate(rest, order))
  const share = findShare(appointed.text)
  const amount = share === null ? findAmount(appointed.text) : null
  const hasAmount = amount !== null && amount.currency !== null
  const withoutFigures = cutFigures(appointed.text, hasAmount)
  const nationality = findNationality(withoutFigures)
  const role = cutRole(nationality.text)
  const name = nameIn(role.text)
  if (name === null) return null
  return {
    ...name,
    role: role.role,
    ...(birth.date === null ? {} : { birthDate: birth.date }),
    ...(appointed.date === null ? {} : { appointedOn: appointed.date }),
    ...(nationality.country === null ? {} : { country: nationality.country }),
    share,
    nominal: hasAmount ? amount.amount : null,
  }
}

function cutDate(
  text: string,
  start: RegExp,
  find: (rest: string) => { readonly value: string; readonly start: number; readonly end: number } | null,
): Rest & { readonly date: string | null } {
  const word = start.exec(text)
  if (word === null) return { text, date: null }
  const behind = text.slice(word.index + word[0].length)
  const date = find(behind)
  if (date === null || date.start > 6) return { text, date: null }
  return { text: `${text.slice(0, word.index)} , ${placeCut(behind.slice(date.end))}`, date: date.value }
}

/** `à PARIS (75)`, `in Roma` behind a date of birth. */
function placeCut(text: string): string {
  return text.replace(/^\s*(?:à|a|in|en|te|em|w|i)\s+[\p{L}' -]{2,30}(?:\(\w+\))?/u, '')
}

/** From the first figure on nothing is part of a name; the figures of a share or an amount end it. */
function cutFigures(text: string, hasAmount: boolean): string {
  const at = /(?:[€£$]|\b(?:EUR|CHF|GBP|USD|PLN)\b)?\s*(?:more than\s*)?\d/iu.exec(text)
  if (at === null) return text
  const [before, after] = [text.slice(0, at.index), text.slice(at.index)]
  const isOrdinal = /^\s*[\d.)]+\s*\p{L}/u.test(text) && at.index === 0
  if (isOrdinal) return cutFigures(text.replace(/^\s*\(?\d{1,3}[.)]?\s*/u, ''), hasAmount)
  return `${before} , ${/\p{L}{3}/u.test(before) ? '' : after}`
}

function cutRole(text: string): Rest & { readonly role: OfficerRole | null } {
  const words = wordsOf(text)
  for (const at of words.keys()) {
    const found = roleAt(words, at)
    if (found === null) continue
    const [before, after] = [text.slice(0, found.start), text.slice(found.end)]
    const isApart = before.trim() === '' || /[-,;:(/|–—]\s*$/u.test(before) || /^\s*(?:[),;]|$)/u.test(after)
    if (!isApart) continue
    const further = cutFurtherRoles(after)
    return { role: found.role, text: before.trim() === '' ? further : before }
  }
  return { role: null, text }
}

/** Behind a role: its further words up to a separator, such as `Geschäftsführer mit Einzelprokura: …`. */
function cutFurtherRoles(after: string): string {
  return after.replace(/^\s*(?:\([^)]*\))?\s*[-,;:|–—/)]*\s*/u, '')
}

/** Titles before a name, which are no part of it. */
const titles = /^(?:(?:mr|mrs|ms|miss|dr|prof|herr|herrn|frau|m|mme|mlle|monsieur|madame|sr|sra|don|doña|d\.ª|sig|sig\.ra|sig\.na|dhr|mevr|pan|pani|ing|dipl|dott|dott\.ssa|eng|d)\.?\s+)+(?=\p{Lu})/iu // prettier-ignore
const mostWords = 7

/** `05.11.2003 a) Aktiengesellschaft`: lines of a register, and no name. */
const isLettered = /(?:^|\s)[a-e]\)\s/u

/** Words by which deeds refer to someone whom they have named before. */
const aforesaid =
  /,?\s(?:voornoemd|voormeld|vorgenannt|prénommée?|susnommée?|susdit[eoa]?|predett[oa]|citad[oa]|antedich[oa]|aforesaid|aforementioned)(?=[\s,;.]|$)/giu

/** The name that is left of a line; null where it is none. */
export function nameIn(text: string): Pick<ParsedPerson, 'name' | 'kind'> | null {
  const cleaned = withHanBrackets(withoutMisread(text))
    .replace(aforesaid, '')
    .replace(/^[\s,;:.*•·–—|-]+|[\s,;:*•·–—|-]+$/gu, '')
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
  const parts = cleaned.split(/\s*[,;|]\s*|\s+[–—-]\s+|\s*\(/u).filter((part) => /\p{L}/u.test(part))
  // `Gesellschaft mit beschränkter Haftung` under a heading of people is the form of the company, and no one's name.
  if (legalFormCode(cleaned) !== null || isLettered.test(cleaned)) return null
  if (looksLikeCompany(cleaned) && cleaned.length < 120) return { name: cleaned, kind: 'company' }
  const [first = '', second] = parts
  if (looksLikeCompany(first)) return { name: first, kind: 'company' }
  if (second !== undefined && looksLikeCompany(`${first}, ${second}`))
    return { name: `${first}, ${second}`, kind: 'company' }
  const name =
    nameWithoutCapitals(first) ?? personName(first.replace(titles, ''), second?.replace(titles, ''))
  return name === null ? null : { name, kind: 'person' }
}

const isWordOfName = (word: string): boolean =>
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}\.|[DS]\/O|A\/[LP]|von|van|de|der|den|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|ten|ter|zu|zum|y|e|af|av|d'|l'|i)$/u.test(word) // prettier-ignore

const strangeWords = new Set(noNameWords)

const isName = (text: string): boolean => {
  const words = text.split(' ')
  if (words.some((word) => strangeWords.has(plainOf(word)))) return false
  return text.length <= 70 && words.length <= mostWords && words.every(isWordOfName) && /\p{L}{2}/u.test(text)
}

/** Whether a text is one word that may be a surname. */
export const isSingleName = (text: string): boolean => isName(text.trim()) && capitalWords(text.trim()) === 1

/** `陈志远`, `山田 太郎`, `김민수`, `سلطان أحمد المنصوري`: names in scripts without capitals. */
const withoutCapitals =
  /^(?:\p{Script=Han}{2,4}|[\p{Script=Han}々]{1,3}\s[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,4}|\p{Script=Hangul}{2,4}|\p{Script=Hangul}{1,2}\s\p{Script=Hangul}{1,3}|[\p{Script=Arabic}]{2,}(?:\s[\p{Script=Arabic}]{1,}){1,5}|[\p{Script=Hebrew}'"׳״-]{2,}(?:\s[\p{Script=Hebrew}'"׳״-]{2,}){1,3}|[\p{Script=Thai}\p{M}]{2,}\s[\p{Script=Thai}\p{M}]{2,})$/u

/** A name in such a script that is no label, no role and no word of a register. */
function nameWithoutCapitals(printed: string): string | null {
  const text = printed.replace(/^و?(?:السيدة|السيد|الآنسة)\s+/u, '')
  const isName =
    withoutCapitals.test(text) &&
    roleAt(wordsOf(text), 0) === null &&
    !isKnownWord(text) &&
    !isOfDate(text) &&
    !strangeWords.has(plainOf(text))
  return isName ? text : null
}

/** `令和元年`, `重任`: years of an era, and what was done on a day. */
const isOfDate = (text: string): boolean =>
  /^(?:明治|大正|昭和|平成|令和)|(?:就任|重任|退任|辞任|選任|登記|登记)$/u.test(text)

const knownWords = lazy(() => new Set(allLabels().map(({ words }) => words.join(' '))))

const isKnownWord = (text: string): boolean => knownWords().has(wordsOf(text).map(({ plain }) => plain).join(' ')) // prettier-ignore

/** `Muster, Max` and `SMITH, John` → given names first; `Max Muster, Berlin` as it is. */
function personName(first: string, second: string | undefined): string | null {
  if (!isName(first)) return null
  const words = capitalWords(first)
  const isSurname =
    words === 1 ||
    (second !== undefined && capitalWords(first.replace(particles, '')) === 1) ||
    (isCapitals(first) && second !== undefined && !isCapitals(second))
  if (isSurname && second !== undefined && isName(second)) return `${second} ${first}`
  return words >= 2 ? first : null
}

/** Of `de Ruijter` one: small words before a surname are part of it. */
const capitalWords = (text: string): number => text.replace(nobility, '').split(' ').filter((word) => /^\p{Lu}/u.test(word)).length // prettier-ignore

/** `De Smedt, Bart`, `El Idrissi, Lieke Maria`: particles that surnames write with a capital. */
const particles =
  /^(?:De|DE|Van|VAN|Von|VON|Du|DU|Di|DI|Da|DA|Do|DO|Dos|DOS|Das|DAS|Della|Del|DEL|El|EL|Al|AL|Ben|BEN|Bin|BIN|Abu|ABU|Ait|AIT|Aït|AÏT|Ould|OULD|Le|LE|La|LA|Lo|LO|San|SAN|Mac|MAC|Ter|TER|Ten|TEN|Te|TE)\s(?:(?:De|Den|Der|de|den|der|DE|DEN|DER)\s)?(?=\p{Lu})/u

/** `Freiherr von Aalen` is a surname. */
const nobility =
  /^(?:Freiherr|Freifrau|Freiin|Graf|Gräfin|Baron|Baronin|Prinz|Prinzessin|Ritter|Edler|Edle)\s(?=(?:von|zu|vom)\s)/u

const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)

/** Where one line names several, each part that names one. */
export function splitPersons(text: string): readonly string[] {
  const parts = text.split(
    /\s*;\s*|\s+(?:and|und|et|y|e|en|i|&)\s+(?:(?:a|à|de)\s+)?(?=\p{Lu}[\p{L}.'-]+\s+(?:\p{Ll}{1,3}\s+){0,2}\p{Lu})|(?<!(?<!\p{L})\p{Lu})\s*\/\s*(?=\p{Lu})/u,
  )
  return parts.flatMap((part) => {
    if (/\d/u.test(part) || looksLikeCompany(part)) return [part]
    const names = part.split(/\s*,\s*/u)
    const isSurnameFirst =
      names.length === 2 && particles.test(names[0] ?? '') && capitalWords(names[0] ?? '') === 2
    const areAll =
      names.length > 1 && !isSurnameFirst && names.every((name) => isName(name) && capitalWords(name) >= 2)
    return areAll ? names : [part]
  })
}
