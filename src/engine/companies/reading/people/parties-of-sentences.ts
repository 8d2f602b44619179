import { proseOf } from '../company/sentences.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import type { DayOrder } from '../values/dates/printed-company-date.ts'
import { wordsOf } from '../labels/label-words.ts'
import { roleAt } from './find-role.ts'
import type { FoundParty } from './found-party.ts'
import { parsePerson, splitPersons } from './parse-person.ts'

/** Who represents the company, as statutes and letters say it; the role and the name follow. */
const represented =
  /\b(?:vertreten durch (?:den|die|ihren|ihre)|représentée? par (?:son|sa|le|la)|represented by (?:its|the|her)|representada por (?:su|el|la)|rappresentata da(?:l suo|l|lla|lla sua)?|vertegenwoordigd door (?:haar|de)|representada pel[oa](?: seu| sua)?|reprezentowana przez)\s+/giu
/** `Geschäftsführer sind Max Muster und Erika Beispiel`, `The directors are …` */
const named =
  /(?:\s+(?:of|der|de|della|da|van)\s+(?:(?:the|la|de)\s+)?(?:company|corporation|gesellschaft|société|sociedad|società|sociedade|vennootschap))?\s+(?:ist|sind|is|are|est|sont|es|son|è|sono|é|são|jest|są|zijn)\s*:?\s+(?=\p{Lu})/u
/** Who is appointed, as articles say it; the role follows, and then the name. */
const appointed =
  /(?<!\p{L})(?:(?:est|sont) (?:nommée?s?|désignée?s?)|(?:is|are) (?:hereby )?appointed(?: as)?|se nombra|(?:queda|es) nombrad[oa]|(?:è|viene) nominat[oa]|(?:é|fica) (?:nomead|designad)[oa]|w(?:ordt|orden) (?:benoemd(?: tot)?|tot)|se nombran|(?:quedan|son) nombrad[oa]s|(?:sono|vengono) nominat[ie]|(?:são|ficam) (?:nomead|designad)[oa]s|wird (?:zum|zur)|powołano na|powołuje się na)\s+/giu
/** Words from there to the end of the role: `première gérante`. */
const mostBefore = 6
const longest = 140

/** Officers whom a sentence names. */
export function partiesOfSentences(pieces: readonly PrintPiece[], order: DayOrder): readonly FoundParty[] {
  const prose = proseOf(pieces)
  const places = [...rolesBehind(prose.text), ...rolesBeforeVerbs(prose.text), ...rolesAppointed(prose.text)]
  return places.flatMap(({ at, role, label }) => {
    const text = sentenceAt(prose.text, at)
    return splitPersons(text).flatMap((part) => {
      const person = parsePerson(part, order)
      if (person === null) return []
      const { role: own, nominal, ...known } = person
      const sources = prose.piecesOf({ from: at, to: at + text.length })
      return [
        { ...known, nominal, role: own ?? role, isOwner: false, shareCount: null, label, pieces: sources },
      ]
    })
  })
}

interface RolePlace {
  /** Where the names begin. */
  readonly at: number
  readonly role: NonNullable<FoundParty['role']>
  readonly label: string
}

function rolesBehind(text: string): readonly RolePlace[] {
  return [...text.matchAll(represented)].flatMap((match) => {
    const from = match.index + match[0].length
    const found = roleAt(wordsOf(text.slice(from, from + longest)), 0)
    return found === null
      ? []
      : [{ at: from + found.end, role: found.role, label: text.slice(from, from + found.end) }]
  })
}

/** Behind a role, where the one begins who is appointed to it. */
const whom = /^[^.;]{0,100}?(?:[,:]\s*|\s)(?=(?:monsieur|madame|mr|mrs|ms|m\.|mme|herrn?|frau|don|doña|d\.|dña\.|il sig|la sig|o senhor|a senhora|de heer|mevrouw|pana?|pani[ąa]?)\.?\s+\p{Lu})|^[^.;:]{0,60}[,:]\s*(?:(?:de|the|les?|los?|die|der|i|os) \p{Ll}{4,16} )?(?=\p{Lu}[\p{L}'-]+\s(?:\p{Ll}{2,3}\s)?\p{Lu})/iu // prettier-ignore

function rolesAppointed(text: string): readonly RolePlace[] {
  return [...text.matchAll(appointed)].flatMap((match) => {
    const from = match.index + match[0].length
    const words = wordsOf(text.slice(from, from + longest)).slice(0, mostBefore)
    const found = words.flatMap((_, at) => roleAt(words, at) ?? [])[0]
    const behind =
      found === undefined ? null : whom.exec(text.slice(from + found.end, from + found.end + longest))
    if (found === undefined || behind === null) return []
    const at = from + found.end + behind[0].length
    return [{ at, role: found.role, label: text.slice(from + found.start, from + found.end) }]
  })
}

function rolesBeforeVerbs(text: string): readonly RolePlace[] {
  const words = wordsOf(text)
  return words.flatMap((_, at) => {
    const found = roleAt(words, at)
    const verb = found === null ? null : named.exec(text.slice(found.end, found.end + 50))
    if (found === null || verb?.index !== 0) return []
    return [{ at: found.end + verb[0].length, role: found.role, label: text.slice(found.start, found.end) }]
  })
}

/** Up to the end of the sentence; the point of an initial or a title does not end it. */
function sentenceAt(text: string, from: number): string {
  const rest = text.slice(from, from + longest)
  const end =
    /(?<=\p{Ll}{3}|\d)[.;]\s|\s(?:immatricul|wohnhaft|demeurant|residing|hereinafter|and the)\b/u.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}
