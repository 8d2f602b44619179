import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'
import { rowsOf } from '../layout/labelled-page.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { findAmount, namesCurrency } from '../values/printed-amount.ts'
import { findDate, dayOrderOf } from '../values/dates/printed-company-date.ts'
import { endOfCompanyName, looksLikeCompany } from '../values/company-words.ts'
import type { ValueContext } from '../values/parse-value.ts'
import { deedSentences } from './deed-sentences.ts'
import { regionalSentences } from './regional-sentences.table.ts'
import { sentences, type Sentence } from './sentences.table.ts'

/** A value that a sentence of a certificate says. */
export interface SentenceValue {
  readonly key: CompanyKey | 'shareCapital'
  readonly value: string
  readonly pieces: readonly PrintPiece[]
  readonly confidence: number
}

/** How sure a value is that a sentence says, 0..1. */
const bySentence = 0.86

/** What the sentences of a page say, the first of each key first. */
export function sentenceValues(
  pieces: readonly PrintPiece[],
  context: ValueContext,
): readonly SentenceValue[] {
  const prose = proseOf(pieces)
  return allSentences.flatMap((sentence): readonly SentenceValue[] => {
    if (sentence.beside?.test(prose.text) === false) return []
    for (const match of prose.text.matchAll(sentence.pattern)) {
      const from = match.index + (sentence.take === 'status' ? 0 : match[0].length)
      const found = taken(sentence, prose.text.slice(from), context)
      if (found === null) continue
      const range = { from: from + found.start, to: from + found.end }
      return [
        { key: sentence.key, value: found.value, pieces: prose.piecesOf(range), confidence: bySentence },
      ]
    }
    return []
  })
}

/** Certificates before deeds: the first that is found of a key counts. */
const allSentences: readonly Sentence[] = [...sentences, ...regionalSentences, ...deedSentences]

interface Prose {
  readonly text: string
  /** Where in the text each piece begins. */
  readonly starts: readonly { readonly at: number; readonly piece: PrintPiece }[]
  readonly piecesOf: (range: { readonly from: number; readonly to: number }) => readonly PrintPiece[]
}

/** The print of a page read on from line to line. */
export function proseOf(pieces: readonly PrintPiece[]): Prose {
  const starts: { readonly at: number; readonly piece: PrintPiece }[] = []
  let text = ''
  for (const piece of inReadingOrder(pieces)) {
    if (isOfOneWord(text, piece.text)) text = text.slice(0, -2)
    starts.push({ at: text.length, piece })
    text += `${piece.text} `
  }
  return {
    text,
    starts,
    piecesOf: ({ from, to }) =>
      starts.filter(({ at, piece }) => at < to && at + piece.text.length > from).map(({ piece }) => piece),
  }
}

/** `Verwal-` and `tung`; no `Handels-` and `und`. */
function isOfOneWord(before: string, next: string): boolean {
  return (
    /\p{Ll}- $/u.test(before) && /^\p{Ll}/u.test(next) && !/^(?:und|oder|en|et|ou|y|o|e|and|or)\s/u.test(next)
  )
}

/** Line by line, each from left to right: the middles of words of one line stray. */
function inReadingOrder(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  return rowsOf(pieces.map((piece) => ({ piece, label: null }))).flatMap((row) =>
    row.map(({ piece }) => piece),
  )
}

interface Taken {
  readonly value: string
  readonly start: number
  readonly end: number
}

type Take = (rest: string, context: ValueContext) => Taken | null

/** `SN-DKR-2013-B-28733`, `CD/KIN/RCCM/14-B-3561` */
const inGroups =
  /^[^\p{L}\d]{0,4}((?=[A-Z])(?=(?:[A-Z/. -]*\d){3})[A-Z\d]{1,8}(?:[/.-][A-Z\d]{1,12}){2,6})(?![\p{L}\d])/u

const takeNumber: Take = (rest) => {
  const found = inGroups.exec(rest) ?? /^[^\p{L}\d]{0,4}((?:[A-Z]{1,3}\s?)?\d[\d\s.-]{3,14}\d)/u.exec(rest)
  return found === null ? null : { value: (found[1] ?? '').trim(), start: 0, end: found[0].length }
}

const takeDateNext: Take = (rest, context) => {
  const found = takeDate(rest, context)
  return found === null || found.start > nearest ? null : found
}
/** How far behind its words the day of a deed stands, or a sign behind its amount, in characters. */
const nearest = 4

const takeDate: Take = (rest, { country, today }) => {
  const found = findDate(rest, dayOrderOf(country))
  return found === null || found.start > 40 || found.value > today ? null : found
}

const takeForm: Take = (rest) =>
  takeMatch(
    /^[\p{L} ]{6,70}?(?=\s+(?:on|under|and|with|in|by(?!\s+(?:shares|guarantee))|pursuant|the)\b|[.,;(]|$)/u.exec(
      rest,
    ),
  )

/**
 * An address: to the words with which a sentence goes on behind one, or to its end. The point of an abbreviation such as `av.` ends
 * no sentence.
 */
const address =
  /^(?:[^.;]|\.(?=\S)|(?<=(?:(?<!\p{L})(?:av|avda|ave|bd|blvd|col|cp|dr|ing|lic|no|nr|núm|num|n|o|p|pl|plza|pza|r|rd|st|ul|al|lok|m|apt|apto|urb|ed|qd|lt|km)|str))\.){8,180}?(?=,?\s+(?:immatricul|inscrite|registered|eingetragen|represent|représent|vertreten|inscrita|iscritta|con (?:cif|nif|c\.f)|ingeschreven|matriculada|wpisan|and|was|und|et |has|podendo|pudiendo|e (?:a sua )?duração|y (?:tendrá|podrá|su)|e (?:poderá|tem)|com o capital|con (?:un )?capital|au capital|mit einem|with (?:a|an) |sin perjuicio|without prejudice|sans préjudice|senza pregiudizio|sem prejuízo|unbeschadet)|(?<!(?:(?<!\p{L})(?:av|avda|ave|bd|blvd|col|cp|dr|ing|lic|no|nr|núm|num|n|o|p|pl|plza|pza|r|rd|st|ul|al|lok|m|apt|apto|urb|ed|qd|lt|km)|str))[.;]\s|$)/iu // prettier-ignore

const takeAddress: Take = (rest) => {
  const found = address.exec(rest)
  return found !== null && /\d/.test(found[0]) && !/[:"“]/u.test(found[0]) ? takeMatch(found) : null
}

const takeCapital: Take = (rest) => {
  const found = findAmount(rest.slice(0, 40))
  if (found === null) return null
  const place = { start: found.start, end: found.end }
  if (found.currency !== null) return { ...place, value: `${found.printed} ${found.currency}` }
  return namesCurrency(rest.slice(0, found.end + nearest)) ? { ...place, value: found.printed } : null
}

function takeMatch(found: RegExpExecArray | null): Taken | null {
  return found === null
    ? null
    : { value: found[0].trim().replace(/\s+/g, ' '), start: 0, end: found[0].length }
}

const takes: Readonly<Record<Exclude<Sentence['take'], 'status'>, Take>> = {
  name: (rest) => nameAtStart(rest),
  title: (rest) => titleAtStart(rest) ?? nameAtStart(rest),
  date: takeDate,
  dateOfDeed: takeDateNext,
  number: takeNumber,
  form: takeForm,
  address: takeAddress,
  capital: takeCapital,
}

function taken({ take, says = '' }: Sentence, rest: string, context: ValueContext): Taken | null {
  if (take === 'status') return { value: says, start: 0, end: Math.min(rest.length, 24) }
  return takes[take](rest, context)
}

const longestName = 110

/** A name in quotation marks, or up to the end of its legal form. */
function nameAtStart(rest: string): Taken | null {
  const quoted = /^\s*["“„«”]\s*([^"”“»]{2,110}?)\s*,?\s*["”“»]/u.exec(rest)
  if (quoted?.[1] !== undefined) {
    const start = quoted[0].indexOf(quoted[1])
    return { value: quoted[1], start, end: start + quoted[1].length }
  }
  const head = rest.slice(0, longestName)
  const end = endOfCompanyName(head)
  if (end === null) return null
  const start = head.length - head.trimStart().length
  const value = head.slice(start, end).replace(/^the company\s+/iu, '')
  const isName = /^[\p{Lu}\d"]/u.test(value) && looksLikeCompany(value) && value.split(' ').length <= 12
  return isName ? { value: value.replace(/\s+/g, ' '), start, end } : null
}

/** Words of a name without a legal form, up to where the sentence goes on or ends. */
const title = /^\s*((?:\p{Lu}|\d)[\p{L}\d&'’+-]*(?:,?\s(?:(?:\p{Lu}|\d)[\p{L}\d&'’.+-]*|de|des|du|la|le|les|et|of|and|the|&|y|e|del|della|di|da|do|dos|und|für|i|en|van)){0,9}?)\s*(?=[.;,(]|\s(?:et|and|y|e|und|en|i)\s\p{Ll}|$)/u // prettier-ignore

function titleAtStart(rest: string): Taken | null {
  const quoted = /^\s*["“„«”]/u.test(rest)
  const found = quoted ? null : (title.exec(rest.slice(0, longestName)) ?? companyTitle(rest))
  const value = found?.[1] ?? ''
  if (found === null || value.length < 3) return null
  const company = companyAtStart(value)
  if (company !== null) return { value: company, start: 0, end: found[0].indexOf(company) + company.length }
  const form = formBehind.exec(rest.slice(found[0].length))?.[0].trimEnd() ?? ''
  return { value: `${value}${form}`, start: 0, end: found[0].length + form.length }
}

/** Words of a name that ends with its legal form, wherever the sentence goes on. */
function companyTitle(rest: string): RegExpExecArray | null {
  const found =
    /^\s*((?:\p{Lu}|\d)[\p{L}\d&'’+-]*(?:\s(?:\p{Lu}|\d|&)[\p{L}\d&'’.+-]*){1,9})(?=\s\p{Ll})/u.exec(rest)
  return found !== null && looksLikeCompany(found[1] ?? '') ? found : null
}

/** `Larkfield Ltd. Article Two` → up to the point behind its form. */
function companyAtStart(value: string): string | null {
  const ends = [...value.matchAll(/\.(?=\s(?!(?:de|DE|&|und|z|o\.)(?:\s|$)))/gu)].map(
    ({ index }) => index + 1,
  )
  const heads = ends.map((end) => value.slice(0, end))
  return heads.find((head) => head.includes(' ') && looksLikeCompany(head)) ?? null
}

/** The legal form of a name behind a comma or a blank. */
const formBehind =
  /^,?\s+(?:Limitada|L(?:t)?da\.?|S\.\s?A\.?(?:\s(?:de|DE)\sC\.\s?V\.)?|S\.\s?(?:A\.\s?P\.\s?I\.|de\sR\.\s?L\.)(?:\s(?:de|DE)\sC\.\s?V\.)?|S\.\s?L\.(?:\s?U\.)?|S\.\s?[Rr]\.\s?[Ll]\.(?:\s?[Ss]\.)?|S\.[Aa]\.[Rr]\.[Ll]\.?|S\.\s?p\.\s?A\.|B\.V\.|N\.V\.|Sp\. z o\. ?o\.|[Ss]p(?:ółka|\.) z ograniczoną odpowiedzialnością|[Ss]półka akcyjna|Sociedad (?:Anónima|Limitada|de Responsabilidad Limitada)(?: de Capital Variable)?|società a responsabilità limitata|Unipessoal,? Lda\.?|Gesellschaft mit beschränkter Haftung|Limited|Ltd\.?|Inc\.?|LLC|L\.L\.C\.|PLC)(?=[\s,;.)]|$)/u // prettier-ignore
