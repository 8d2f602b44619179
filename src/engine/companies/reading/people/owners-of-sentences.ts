import { proseOf } from '../company/sentences.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { amountOf } from '../values/printed-amount.ts'
import type { DayOrder } from '../values/dates/printed-company-date.ts'
import { findShare } from '../values/printed-share.ts'
import type { FoundParty } from './found-party.ts'
import { parsePerson } from './parse-person.ts'

/** `- à Madame Rousselot, 400 parts, soit 40 % du capital ;`: each part of a sentence that names one holder. */
const parts = /[^;:.–•]+(?:\.(?=\S|\s\p{Lu}\p{Ll}*\s*,)[^;:.–•]+)*/gu
const dashes = /\s-\s/gu
/** Shares of a company as articles count them. */
const units =
  /(\d[\d.,'’ ]*)\)?\s*(?:(?:adet|ordinary|preference|preferred|common|registered|bearer|voting|class|[A-D]|equity|stück|szt\.?|kpl)\s){0,2}(?:parts?|actions?|shares?|geschäftsanteile?n?|stammanteile?n?|aktien|participaciones|acciones|quote|quotas?|azioni|ações|aandelen|udział(?:y|ów)?|akcj[ei]|pay(?:a|ı)?|aksjer?|aktier|anparter|osaketta|osakkeita|podíl(?:y|ů)?|saham|หุ้น|股|株|주)(?!\p{L})/iu
/** What stands before the name of one who receives shares. */
const before = /^[\s-]*(?:à|a|to|an|al|alla|ao|aan|dla|par|by|por|da|door|przez)\s+(?:la\s+|el\s+|de\s+)?/iu

const unitsBefore =
  /(?:parts?|actions?|shares?|geschäftsanteile?n?|stammanteile?n?|aktien|participaciones|acciones|quotas?|azioni|aandelen|udział(?:y|ów)?)(?!\p{L})[\p{L}\s]{0,14}[:：]\s*(\d[\d.,'’ ]*)/iu
/** `socio e gerente, con 12 quote da CHF 1’000.00` → 12; null where no shares are counted. */
export function sharesIn(text: string): number | null {
  const count = unitsBefore.exec(text) ?? units.exec(text)
  return count === null ? null : amountOf((count[1] ?? '').trim())
}

/** Holders that the sentences of articles name with their shares. */
export function ownersOfSentences(pieces: readonly PrintPiece[], order: DayOrder): readonly FoundParty[] {
  const prose = proseOf(pieces)
  const plain = prose.text.replace(dashes, (dash) => '•'.padStart(dash.length))
  return [...plain.matchAll(parts)].flatMap(({ 0: part, index }) => {
    const count = units.exec(part)
    if (count === null) return []
    const person = parsePerson(part.slice(0, count.index).replace(before, ''), order)
    if (person === null) return []
    const { role: _, nominal: __, ...known } = person
    const shareCount = amountOf((count[1] ?? '').trim())
    const sources = prose.piecesOf({ from: index, to: index + part.length })
    return [{ ...known, share: findShare(part), shareCount, nominal: null, role: null, isOwner: true, label: '', pieces: sources }]
  }) // prettier-ignore
}
