import { plainOf, wordsOf } from '../../labels/label-words.ts'
import type { LabelledPage } from '../../layout/labelled-page.ts'
import { areLevel, type PrintPiece } from '../../layout/print-piece.ts'
import { findRole, rolesOfOwners } from '../find-role.ts'
import type { FoundParty } from '../found-party.ts'
import { piecesBetween, runningText, type RunningText } from '../mentions/read-on.ts'
import { headingOf } from '../mentions/section-headings.ts'
import { namesAuditor } from '../names-auditor.ts'
import { type NamedPlace, placesOfNames } from './places-of-names.ts'

/** Who is named only as someone else is none of the company's people: former officers, auditors, agents, lawyers, parents. */
export function withoutOthers(
  parties: readonly FoundParty[],
  pages: readonly LabelledPage[],
): readonly FoundParty[] {
  const running = runningText(pages)
  const lines = headingsOfOthers(running)
  return parties.filter((party) => {
    const places = placesOfNames(running.text, [party.name])
    const own = party.role === null ? places : places.filter(({ start }) => !isAmongOwners(running, start))
    if (own.length === 0 || isReadElsewhere(party, own, running)) return true
    return !own.every((place) => isOther(place, running, lines))
  })
}

/** Whether a part of the name was read from another line, such as a surname and given names of boxes of their own. */
function isReadElsewhere({ name, pieces }: FoundParty, places: readonly NamedPlace[], running: RunningText): boolean {
  const words = wordsOf(name).map(({ plain }) => plain)
  const lines = places.flatMap(({ start, end }) => piecesBetween(running, start, end))
  const isOfPlace = (read: PrintPiece) => lines.some(({ piece }) => piece.page === read.page && areLevel(piece, read))
  return pieces.some((piece) => wordsOf(piece.text).some(({ plain }) => words.includes(plain)) && !isOfPlace(piece))
} // prettier-ignore

function isAmongOwners(running: RunningText, at: number): boolean {
  const kinds = headingOf(running, at)?.label?.kinds ?? []
  return kinds.includes('owners') && !kinds.includes('officers')
}

interface Line {
  readonly start: number
  readonly end: number
  readonly isFormer: boolean
}

const ofFormer =
  /(?<!\p{L})(?:former|ceased|resigned|fruhere|ehemalige|ausgeschiedene|uitgetreden|afgetreden|voormalige|anciens?|anciennes?|demissionnaires?|cesados|anteriores|cessati|cessate|cessados|byli|dawni|fratradte|tidligere|tidigare|entiset)(?!\p{L})/u
/** Of a heading, in words. */
const longest = 7

/** Short lines over those who have left, or who audit. */
function headingsOfOthers({ text }: RunningText): readonly Line[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const printed = plainOf(line)
    const isShort = wordsOf(line).length <= longest && !/\d{2}|[.,;]\s*$/u.test(line)
    const isFormer = ofFormer.test(printed)
    if (!isShort || (!isFormer && !namesAuditor(line))) return []
    return [{ start: index, end: index + line.length, isFormer }]
  })
}

function isOther({ start, end }: NamedPlace, running: RunningText, lines: readonly Line[]): boolean {
  const { text } = running
  const before = text.slice(Math.max(0, start - reach), start)
  const [behind = ''] = text.slice(end, end + reach).split('\n')
  if (beforeOthers.test(plainOf(before)) || asAgent.test(behind) || isGone(text, start, end)) return true
  const heading = lines.findLast((line) => line.end < start)
  if (heading === undefined || (headingOf(running, start)?.start ?? -1) > heading.start) return false
  return heading.isFormer || (isNear(text, heading.end, start) && !hasOffice(text.slice(end, end + reach)))
}

const reach = 90

/** Right before a name: whose child someone is, who is married to them, or who wrote and attested a deed. */
const beforeOthers =
  /(?<!\p{L})(?:syn|corka|sons? of|daughter of|fils de|fille de|hij[oa] de|figli[oa] di|filh[oa] de|sohn (?:des|der|von)|tochter (?:des|der|von)|abogad[oa]|avocate?|rechtsanw[a-z]+|avvocat[oa]|advogad[oa]|advocaat|adwokat\p{L}*|lawyer|solicitor|notari[oa]|notaire|notaris|notar|notariusz\p{L}*|spouse|married to|conjuge|conyuge|conjointe?|coniuge|ehegatt\p{L}*|echtgenoo?te?|malzon\p{L}*|casad[oa] co[nm]|sposat[oa] con|coniugat[oa] con|mariee? (?:a|avec)|verheiratet mit|gehuwd met|zonat[ay] z)[\s:,–-]{1,3}(?:\p{L}+ (?:i|and|et|y|e|und) )?$/u
const asAgent =
  /^[\s,]*(?:\p{Lu}+\s)?(?:\(?the\s)?(?:(?:in|acting in)\s\p{L}+\scapacity\sas\s)?registered agent(?!\p{L})/iu

const leaves =
  /aus dem amt geschieden|ausgeschieden|afgetreden|uitgetreden|ceased to be|has resigned|have resigned|demissionn?(?:e|aire)?(?!\p{L})|fin (?:des|de ses) fonctions|cessation des fonctions|renuncio|renuncia de|ceso como|cese de|dimission|cessat[oa] dalla carica|renunciou|odwolan|rezygnacj|ceased to act|fratradt|avgatt|辭去|辞任|退任|辞去|استقال/u
/** `none of them has resigned` */
const nobody = /(?<!\p{L})(?:none|no one|nobody|keiner|aucun|ninguno|nessuno|nenhum|zaden|geen)(?!\p{L})/u
const endOfSentence = /\n|(?<=[\p{Ll}\d)]{3})\.\s+(?=\p{Lu})|;\s|。/u

/** What follows is said of who was there before. */
const insteadOf =
  /بدلا من|(?:instead|in place|in replacement) of|replacing|anstelle|anstatt|en remplacement|à la place|in sostituzione|en reemplazo|en sustituci[oó]n|em substitui[cç][aã]o|ter vervanging|w miejsce|代替|接替/iu

/** Whether a sentence says that someone has left. */
function isGone(text: string, start: number, end: number): boolean {
  const said =
    text
      .slice(Math.max(0, start - 2 * reach), start)
      .split(endOfSentence)
      .at(-1) ?? ''
  const from = said.split(/,\s|\s(?:and|et|und|y|e|en|i)\s/u).at(-1) ?? ''
  const to = (text.slice(end, end + 2 * reach).split(endOfSentence)[0] ?? '').split(insteadOf)[0] ?? ''
  const sentence = plainOf(`${from} ${to}`)
  return leaves.test(sentence) && !nobody.test(sentence)
}

/** Who audits stands within so many lines under the heading. */
const mostLines = 4
const isNear = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).split('\n').length <= mostLines

function hasOffice(text: string): boolean {
  const role = namesAuditor(text) ? null : findRole(text)?.role
  return role !== undefined && role !== null && !rolesOfOwners.includes(role)
}
