import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { findAmount } from '../values/printed-amount.ts'
import { findDate, dayOrderOf } from '../values/printed-company-date.ts'
import { endOfCompanyName, looksLikeCompany } from '../values/company-words.ts'
import type { ValueContext } from '../values/parse-value.ts'

/** A value that a sentence of a certificate says. */
export interface SentenceValue {
  readonly key: CompanyKey | 'shareCapital'
  readonly value: string
  readonly pieces: readonly PrintPiece[]
  readonly confidence: number
}

/** How sure a value is that a sentence says, 0..1. */
const bySentence = 0.86

interface Sentence {
  readonly key: CompanyKey | 'shareCapital'
  readonly pattern: RegExp
  /** What is taken of what stands behind the pattern. */
  readonly take: 'name' | 'date' | 'number' | 'form' | 'status' | 'address' | 'capital'
  /** What it says, where the words themselves say it. */
  readonly says?: string
}

const sentences: readonly Sentence[] = [
  { key: 'legalName', pattern: /\b(?:certif(?:y|ies) that|certificamos que|certifie que|bescheinigt,? dass|certifica che|certifica que|verklaart dat|zaświadcza,? że)\s*[,:]?\s*(?:the (?:company|corporation|entity)\s+)?/iu, take: 'name' },
  { key: 'legalName', pattern: /\b(?:the name of the (?:company|corporation|entity|limited liability company) is|la société dénommée|la sociedad denominada|la società denominata|die gesellschaft führt die firma|de vennootschap draagt de naam|incorporation of|a sociedade denominada)\s*:?\s*/iu, take: 'name' },
  { key: 'incorporationDate', pattern: /\b(?:was|is|were|been|duly|this day)\s+(?:duly\s+|first\s+)?(?:incorporated|formed|registered|organi[sz]ed|established|constituted)\b[^.]{0,160}?\b(?:on|dated)\s+(?:the\s+)?(?=[\p{L}\d])/iu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:incorporated|formed|registered|established)\s+on\s+(?:the\s+)?/iu, take: 'date' },
  { key: 'incorporationDate', pattern: /\bgiven (?:at|under)\b[^.]{0,120}?\b(?:on|dated|this|the)\s+(?:the\s+)?(?=\d)/iu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:gesellschaftsvertrag vom|satzung vom|gegründet am|errichtet am|eingetragen am|constituée? le|immatriculée? (?:au rcs )?le|constituida (?:el|en fecha)|costituita (?:il|con atto del)|opgericht op|opgericht bij akte van|constituída em|zawiązana dnia|zarejestrowana dnia|inscrita el|iscritta il)\s+/iu, take: 'date' },
  { key: 'registrationNumber', pattern: /\b(?:registered (?:with|under) (?:company )?(?:number|no\.?)|(?:company|registration|registered|file|entity) (?:number|no\.?)|under (?:number|no\.?)|immatriculée au rcs [^\d]{0,30}sous le numéro|sous le numéro|unter der nummer|unter (?=hr[ab])|con el número|con il numero|onder nummer|sob o número|pod numerem(?: krs)?)\s*:?\s*/iu, take: 'number' },
  { key: 'entityType', pattern: /\bas (?:a|an)\s+(?=(?:private|public|limited|unlimited|domestic|foreign|exempt|company)\b)/iu, take: 'form' },
  { key: 'entityType', pattern: /\b(?:certificate of incorporation|incorporation) of (?:a|an)\s+(?=(?:private|public|limited|unlimited)\b)/iu, take: 'form' },
  { key: 'address', pattern: /\b(?:registered office (?:of the company )?(?:is |being )?(?:situated |located )?at|whose registered office is (?:situated |located )?(?:at|in)|dont le siège(?: social)? est(?: situé| sis| établi)?(?: à| au)?|geschäftsansässig|mit (?:der )?(?:geschäfts)?anschrift|con domicilio(?: social)? en|domiciliada en|con sede(?: legale)? in|met zetel (?:te|aan)|kantoorhoudende (?:te|aan)|com sede (?:na|no|em)|z siedzibą (?:w|przy))\s*:?\s*/iu, take: 'address' },
  { key: 'shareCapital', pattern: /\b(?:au capital(?: social)? de|with (?:a|an) (?:issued |authori[sz]ed )?(?:share )?capital of|stammkapital(?: der gesellschaft)? (?:beträgt|von)|grundkapital (?:beträgt|von)|con (?:un )?capital social de|capitale sociale (?:di|pari a)|(?:geplaatst )?kapitaal (?:van|bedraagt)|com o capital social de|kapitał zakładowy wynosi|share capital (?:of the company )?is)\s*:?\s*/iu, take: 'capital' },
  { key: 'status', pattern: /\b(?:is in good standing|in good standing|continues? in existence|has a legal corporate existence|and is validly existing|still (?:on|in) the register|was in existence)\b/iu, take: 'status', says: 'active' },
] // prettier-ignore

/** What the sentences of a page say, the first of each key first. */
export function sentenceValues(
  pieces: readonly PrintPiece[],
  context: ValueContext,
): readonly SentenceValue[] {
  const prose = proseOf(pieces)
  return sentences.flatMap((sentence) => {
    const match = sentence.pattern.exec(prose.text)
    if (match === null) return []
    const from = match.index + (sentence.take === 'status' ? 0 : match[0].length)
    const found = taken(sentence, prose.text.slice(from), context)
    if (found === null) return []
    const range = { from: from + found.start, to: from + found.end }
    return [{ key: sentence.key, value: found.value, pieces: prose.piecesOf(range), confidence: bySentence }]
  })
}

interface Prose {
  readonly text: string
  readonly piecesOf: (range: { readonly from: number; readonly to: number }) => readonly PrintPiece[]
}

/** The print of a page read on from line to line. */
export function proseOf(pieces: readonly PrintPiece[]): Prose {
  const starts: { readonly at: number; readonly piece: PrintPiece }[] = []
  let text = ''
  for (const piece of pieces) {
    starts.push({ at: text.length, piece })
    text += `${piece.text} `
  }
  return {
    text,
    piecesOf: ({ from, to }) =>
      starts.filter(({ at, piece }) => at < to && at + piece.text.length > from).map(({ piece }) => piece),
  }
}

interface Taken {
  readonly value: string
  readonly start: number
  readonly end: number
}

type Take = (rest: string, context: ValueContext) => Taken | null

const takeNumber: Take = (rest) => {
  const found = /^[^\p{L}\d]{0,4}((?:[A-Z]{1,3}\s?)?\d[\d\s.-]{3,14}\d)/u.exec(rest)
  return found === null ? null : { value: (found[1] ?? '').trim(), start: 0, end: found[0].length }
}

const takeDate: Take = (rest, { country, today }) => {
  const found = findDate(rest, dayOrderOf(country))
  return found === null || found.start > 40 || found.value > today ? null : found
}

const takeForm: Take = (rest) =>
  takeMatch(/^[\p{L} ]{6,70}?(?=\s+(?:on|under|and|with|in|by|pursuant|the)\b|[.,;(]|$)/u.exec(rest))

const takeAddress: Take = (rest) => {
  const found =
    /^[^.;]{8,160}?(?=,?\s+(?:immatricul|inscrite|registered|eingetragen|represent|représent|vertreten|inscrita|iscritta|con (?:cif|nif|c\.f)|ingeschreven|matriculada|wpisan|and|was|und|et |has)|[.;]\s|$)/iu.exec(
      rest,
    )
  return found !== null && /\d/.test(found[0]) ? takeMatch(found) : null
}

const takeCapital: Take = (rest) => {
  const found = findAmount(rest.slice(0, 40))
  if (found === null || found.currency === null) return null
  return { value: `${found.printed} ${found.currency}`, start: found.start, end: found.end }
}

function takeMatch(found: RegExpExecArray | null): Taken | null {
  return found === null
    ? null
    : { value: found[0].trim().replace(/\s+/g, ' '), start: 0, end: found[0].length }
}

const takes: Readonly<Record<Exclude<Sentence['take'], 'status'>, Take>> = {
  name: (rest) => nameAtStart(rest),
  date: takeDate,
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
