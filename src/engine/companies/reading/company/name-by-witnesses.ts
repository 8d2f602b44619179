import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { wordsOf } from '../labels/label-words.ts'
import type { LabelledPage } from '../layout/labelled-page.ts'
import { certaintyOf, linesBetween, type PrintPiece } from '../layout/print-piece.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { oddsBefore } from './said-by-context.ts'
import { proseOf } from './sentences.ts'
import { medianOf } from '../../../../vocabulary/imaging/median.ts'

/** A company's name as the print of a document has it, wherever it stands. */
export interface WitnessedName {
  readonly value: string
  readonly pieces: readonly PrintPiece[]
  readonly confidence: number
}

/** How sure a name is that its form, its place and its repetition speak for, 0..1. */
const byWitnesses = 0.7
/** What speaks for a name, and how much. */
const weights = { repeated: 0.5, quoted: 1, alone: 1, large: 1, early: 1, named: 1.5 } as const
/** How likely the words before a name have to say that it is the company's. */
const likely = 0.75
const mostRepeats = 3
const mostWords = 11
/** Higher than the print around it, by this factor. */
const large = 1.2

/** Words within a name that begin with a small letter. */
const joining =
  /^(?:&|[-–+]|de|del|della|des|di|da|do|dos|das|du|la|le|les|el|los|las|et|und|og|och|ja|y|e|i|en|of|and|the|for|für|van|von|z|w|a|til|till|pour|per|para)$/iu
/** The end of a form that is written in small letters. */
const smallForm = /^(?:s\.r\.o|a\.s|d\.o\.o|d\.d|o\.o|j\.d\.o\.o|e\.k|mbh)\.?$/iu
/** A kind of company with the place that it is of, and no company's name. */
const kindOfCompany =
  /(?:limited liability|proprietary|private|public|unlimited|by shares|by guarantee|stock|unlisted|exempt) (?:limited )?(?:company|corporation)$|^(?:the |this |said |limited )*(?:company|corporation|limited)$/iu

interface Found {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Each run of words of a text that ends in a legal form as names of companies do; none goes on over a gap. */
export function companyNamesIn(text: string, gaps: ReadonlySet<number> = new Set()): readonly Found[] {
  const tokens = [...text.matchAll(/\S+/gu)].map((found) => ({ word: found[0], start: found.index }))
  const found = tokens.flatMap((last, at) => {
    const ending = last.word.replace(/["“”„»;:)]+[.,;]?$|[,;:]+$/gu, '')
    if (!/^\p{Lu}/u.test(ending) && !smallForm.test(ending)) return []
    if (!endsInForm(tokens.slice(Math.max(0, at - mostOfForm + 1), at).map(({ word }) => word), ending)) return []
    const before = tokens.slice(Math.max(0, at - mostWords + 1), at + 1)
    const gap = before.findLastIndex(({ start }, index) => index > 0 && gaps.has(start))
    const first = firstOf(before.slice(Math.max(0, gap)).map(({ word }) => word))
    const from = tokens[at - first]
    if (first === 0 || from === undefined) return []
    const start = from.start + (/^[("“„«”*•]+/u.exec(from.word)?.[0].length ?? 0)
    const end = last.start + ending.length
    const value = withoutDouble(text.slice(start, end))
    return [{ value, start, end }]
  })
  // `… PTY`, and `… PTY LTD`: the whole of it.
  const whole = found.filter((one) => !found.some((longer) => longer.start === one.start && longer.end > one.end))
  return whole.filter(({ value }) => isOfCompany(value))
} // prettier-ignore

const mostOfForm = 5
/** Letters of a form that is written out. */
const leastOfForm = 8

/** Whether the last words of a name are a legal form, short or written out. */
function endsInForm(before: readonly string[], last: string): boolean {
  if (looksLikeCompany(`x ${last}`) || smallForm.test(last)) return true
  return [...before, last].some((_, at, words) => {
    const form = words.slice(at).join(' ')
    return withoutSigns(form).length >= leastOfForm && legalFormCode(form) !== null
  })
}

/** How many words before the last one belong to the name. */
function firstOf(words: readonly string[]): number {
  let count = 0
  let named = 0
  for (const [back, word] of words.slice(0, -1).toReversed().entries()) {
    const isQuoted = /^["“„«]/u.test(word)
    const isEnd = /[.;:]$/u.test(word) && !/^(?:\p{L}{1,3}\.)+$/u.test(word)
    if (isEnd || /["”»]$/u.test(word)) break
    if (/^[("“„«*•]*[\p{Lu}\d]/u.test(word)) named = back + 1
    else if (!joining.test(word.replace(/,$/u, '')) && !smallForm.test(word.replace(/,$/u, ''))) break
    count = named
    if (isQuoted) break
  }
  return count
}

const withoutDouble = (text: string): string =>
  text
    .replace(/\.{2,}$/u, '.')
    .replace(/\s+/gu, ' ')
    .trim()

function isOfCompany(value: string): boolean {
  const hasOwnWord = /\p{L}{2}/u.test(value) && value.length > 4 && value.length < 120
  return hasOwnWord && legalFormCode(value) === null && !kindOfCompany.test(value)
}

/** The name that most of a document's print speaks for; null where no company is named. */
export function nameByWitnesses(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
): WitnessedName | null {
  const print = pages.flatMap((page) => page.pieces.map(({ piece }) => piece))
  const prose = proseOf(print.filter((piece) => piece.page === print[0]?.page && !used.has(piece)))
  const height = medianOf(print.map((piece) => piece.height)) ?? 1
  const all = companyNamesIn(prose.text, gapsOf(prose)).map((found) => ({ ...found, pieces: prose.piecesOf({ from: found.start, to: found.end }) }))
  const scored = all.map((one) => {
    const repeats = Math.min(mostRepeats, all.filter(({ value }) => keyOf(value) === keyOf(one.value)).length)
    const [piece] = one.pieces
    const witnesses = [
      (repeats - 1) * weights.repeated,
      isQuoted(prose.text, one) ? weights.quoted : 0,
      one.pieces.length === 1 && withoutSigns(piece?.text ?? '') === withoutSigns(one.value) ? weights.alone : 0,
      (piece?.height ?? 0) > large * height ? weights.large : 0,
      oddsBefore(prose.text, one.start, 'name') > likely ? weights.named : 0,
      weights.early * (1 - one.start / Math.max(1, prose.text.length)),
    ]
    return { one, score: witnesses.reduce((sum, part) => sum + part, 0) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]?.one
  if (best === undefined) return null
  const certainty = Math.min(...best.pieces.map(certaintyOf))
  return { value: best.value, pieces: best.pieces, confidence: byWitnesses * certainty }
} // prettier-ignore

/** Places of a text where print begins that does not go on what stands before it. */
function gapsOf({ starts }: ReturnType<typeof proseOf>): ReadonlySet<number> {
  return new Set(
    starts.flatMap(({ at, piece }, index) => {
      const before = starts[index - 1]?.piece
      const goesOn =
        before !== undefined &&
        before.text.length >= leastOfLine &&
        before.height < large * piece.height &&
        piece.height < large * before.height &&
        linesBetween(before, piece) > 0.6 &&
        linesBetween(before, piece) < nextLine
      return goesOn ? [] : [at]
    }),
  )
}
/** Letters of a line that is full, and how far under it the next one stands, in heights. */
const leastOfLine = 36
const nextLine = 1.9

const keyOf = (value: string): string => wordsOf(value).map(({ plain }) => plain).join(' ') // prettier-ignore
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

function isQuoted(text: string, { start, end }: Found): boolean {
  return /["“„«”]$/u.test(text.slice(0, start)) && /^[.,]?\s*["“”»]/u.test(text.slice(end))
}

const mostWordsOfName = 14

/** Whether print beside a label cannot be a name: a piece of a sentence, a heading, a form, or a few letters. */
/** The title of a field in a second language: `Business Name and Type of Company`. */
const titleOfName =
  /^(?:(?:business|company|corporate|trade|entity|registered|full|legal)\s+){0,3}name(?:\s+(?:and|or|of|in)\s.*)?$/iu

export function isNoCompanyName(value: string): boolean {
  return (
    /^\p{Ll}/u.test(value) ||
    /[:：]$/u.test(value) ||
    withoutSigns(value).length <= 2 ||
    value.split(' ').length > mostWordsOfName ||
    kindOfCompany.test(value) ||
    titleOfName.test(value) ||
    nothing.test(value.trim()) ||
    legalFormCode(value) !== null ||
    // A sign of quotation within it begins the name, or another one.
    /\S\s["“„«]\S[^"”»]*$/u.test(value) ||
    /\S\s["“„«]\S.*\S["”»]\s\S/u.test(value)
  )
}

/** Whether the print of a document has a name whole that was read up to the end of its line. */
export function isBeginningOf(value: string, whole: string): boolean {
  return !looksLikeCompany(value) && keyOf(whole).startsWith(`${keyOf(value)} `)
}

/** Forms of initials without points, behind which a point is that of a sentence. */
const unpointed = /(?<=\s(?:GmbH|AG|KG|UG|SE|SL|SLU|SA|SAS|SASU|SARL|SRL|SPA|LLC|LLP|PLC|BV|NV|AB|ASA|OY|KFT|DOO))\.$/u // prettier-ignore

/** What follows a name in its sentence's next: behind a form in small letters, `… spółka z ograniczoną odpowiedzialnością. Spółka może …`. */
const nextSentence = /(?<=\s\p{Ll}{5,})\.\s+\p{Lu}\p{Ll}+\s\p{Ll}.*$/u

/** Words by which a register says that there is no name. */
const nothing = /^(?:不適用|不适用|無|无|该当なし|n\/a|not applicable|none|nil|néant|nihil|keine?|entfällt|ninguno|ninguna|no aplica|nessuno|nessuna|geen|n\.v\.t\.?|brak|nie dotyczy|não aplicável|nenhum|لا يوجد|لا ينطبق)$/iu // prettier-ignore

const quoted = /^[«“„"]\s*([^«»“”„"]+?)\s*[»”“"]$/u

/** `FIRST: The name of the corporation is …`: what says that a name follows. */
const nameIs =
  /^.{0,24}?\bname of (?:the|this) (?:corporation|company|entity|limited liability company|partnership) (?:is|shall be)\s*:?\s*(?=\S)/iu
/** `ű… S.L.Ë`: signs of quotation that were read as letters with marks, right beside a capital and behind the point of a form. */
const misreadQuotes = /^[ű-ŷù-ü](?=\p{Lu}\p{Ll})|(?<=\p{Lu}\.)[\u00c0-\u024f]$/gu

/** A name without quotation marks and the number of its entry before it, and without the point of its sentence behind that of its form. */
export function cleanName(value: string): string {
  const plain = value
    .replace(/^\d{2,}\.?\s*[-–—]\s+(?=\p{Lu})/u, '')
    .replace(nameIs, '')
    .replace(misreadQuotes, '')
    .replace(quoted, '$1')
    .replace(nextSentence, '')
  return withoutDouble(plain).replace(unpointed, '')
}

/** Whether print beside a label is a piece of a sentence, or says that there is nothing. */
export function isSentence(value: string): boolean {
  return (
    nothing.test(value.trim()) ||
    titleOfName.test(value) ||
    /[:：]$/u.test(value) ||
    (/^\p{Ll}/u.test(value) && value.split(' ').length > mostWordsOfName / 2)
  )
}
