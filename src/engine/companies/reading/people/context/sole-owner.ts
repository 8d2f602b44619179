import { proseOf } from '../../company/sentences.ts'
import type { PrintPiece } from '../../layout/print-piece.ts'
import { endOfCompanyName } from '../../values/company-words.ts'
import type { DayOrder } from '../../values/dates/printed-company-date.ts'
import { exactly } from '../../values/printed-share.ts'
import type { FoundParty } from '../found-party.ts'
import { parsePerson } from '../parse-person.ts'

/** What a sentence calls the holder of all shares, up to the name. */
const words =
  /(?<!\p{L})(?:sole (?:share|stock)holder|sole member|sole owner|socio único|accionista único|socia única|socio unico|azionista unico|associée? unique|actionnaire unique|alleinige[rn]? gesellschafter(?:in)?|alleingesellschafter(?:in)?|alleinaktionär(?:in)?|enige? aandeelhouder|enig vennoot|sócio único|acionista único|jedyny(?:m)? wspólnik(?:iem)?|jedyny(?:m)? akcjonariusz(?:em)?)(?:\s+(?:of the company|de la sociedad|della società|der gesellschaft|van de vennootschap|da sociedade|spółki))?(?:\s+(?:is|es|è|ist|est|é|jest|being|the company|the firm|la sociedad|la mercantil|la entidad|la compañía|don|doña|la società|il signor|la signora|la société|monsieur|madame|die firma|die|herr|frau|de vennootschap|de heer|mevrouw|a sociedade|spółka|pan|pani))*\s*[:,]?\s+(?=[\p{Lu}\d])/giu
/** How far a name reaches at most, in characters. */
const longest = 90

/** `siendo su socio único HOLDING SIERRA NORTE SA`: who holds everything, as a sentence says it. */
export function soleOwner(pieces: readonly PrintPiece[], order: DayOrder): FoundParty | null {
  const prose = proseOf(pieces)
  for (const { 0: said, index } of prose.text.matchAll(words)) {
    const from = index + said.length
    const behind = prose.text.slice(from, from + longest)
    if (!/^[\p{Lu}\d]/u.test(behind)) continue
    const name = behind.slice(0, endOfCompanyName(behind) ?? /[,;.(]/u.exec(behind)?.index ?? behind.length)
    const person = parsePerson(name, order)
    if (person === null) continue
    const { role: _, nominal: __, ...known } = person
    const sources = prose.piecesOf({ from, to: from + name.length })
    return { ...known, share: exactly(100), shareCount: null, nominal: null, role: null, isOwner: true, label: '', pieces: sources }
  } // prettier-ignore
  return null
}
