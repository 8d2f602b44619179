import type { LabelKind } from '../labels/label-kinds.ts'
import { knownLabel } from '../labels/match-label.ts'

/** What no address goes on past: an amount, a day, a telephone, a long number, mail, a proof of identity, dots and dashes that lead on. */
const enders: readonly RegExp[] = [
  /(?:R\s?[$ŞŠ]|[€£¥$])\s?\d/u,
  /(?<!\d)(?:\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)/u,
  // Four groups and more: `33 846 30 47`, `+32 2 555 12 34`.
  /(?<![\d./-])\+?\d{1,3}(?:[ .]\d{2,3}){3,}(?!\d)|\+\d{1,3}\s?\(?\d/u,
  /(?<![\d-])\d{9,}(?!\d)/u,
  /\S*@\S*|(?<!\p{L})(?:www\.|https?:)/iu,
  /(?<!\p{L})(?:con|titulaire|holder of)\s+(?:D\.?N\.?I|N\.?I\.?[EF]|cédula|pasaporte|passport)(?!\p{L})/iu,
  /[-_.·…]{4,}/u,
]
/** How a register says that a part is not known. */
const unknown =
  /[,;]?\s+(?:no (?:reportad[oa]?|registrad[oa]|consta)|non (?:communiqué|renseigné)e?|not (?:provided|reported|stated)|nicht bekannt|non comunicato|não informad[oa]|brak)(?=[\s,;]|$)/giu
/** The name of the next field, and words that lead on. */
const leftOver =
  /[\s,;:(]+$|[\s,;]+(?:[Tt][ÉEéel]{1,2}[Ll]?|Fax|FAX|[Pp]hone)\.?$|(?<=[\s,;])(?:\p{L}+\s){0,2}\p{L}+\s?:$|[\s,;]+(?:y|e|et|and|und|i|en|con|de)$/u
/** `Number, District, State), ARCH STREET 5`: the end of what explains its label. */
const explained = /^[^()]*\)[\s,:]*(?=\p{Lu})/u

/** Less is no address. */
const shortest = 8

/** Labels of other fields; those of districts and numbers of buildings stand within an address. */
const ofOthers: readonly LabelKind[] = ['name', 'taxNumber', 'lei', 'legalForm', 'incorporated', 'status', 'capital', 'officers', 'owners', 'personName', 'birthDate', 'share'] // prettier-ignore
/** How to reach a company. */
const contact = /^(?:t[eé]l|fax|e-?mail|courriel|correo|mobile|phone|web)/iu

/**
 * An address up to where other print begins.
 *
 * @param others values of the same company: what is one of them is no part of its address
 */
export function shapeOfAddress(printed: string, others: readonly string[] = []): string {
  const own = printed.replace(explained, '')
  const ends = [
    ...enders.map((ender) => ender.exec(own)?.index ?? 0),
    ...others.map((other) => own.indexOf(other)),
    labelIn(own),
  ]
  const end = Math.min(own.length, ...ends.filter((at) => at >= shortest))
  const cut = end < own.length ? withoutRest(own.slice(0, end)) : own
  const known = cut.replace(unknown, '')
  return known.length < shortest ? printed : known
}

/** Where the label of another field begins that a colon ends. */
function labelIn(text: string): number {
  for (const { index } of text.includes(':') ? text.matchAll(/(?<=[\s,;])\p{Lu}/gu) : []) {
    const label = knownLabel(text.slice(index))
    if (label?.ends !== 'colon') continue
    if (contact.test(label.label) || ofOthers.includes(label.kinds[0] ?? 'other')) return index
  }
  return 0
}

function withoutRest(text: string): string {
  const less = text.replace(leftOver, '')
  return less === text ? text : withoutRest(less)
}
