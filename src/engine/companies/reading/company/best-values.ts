import type { LabelKind } from '../labels/label-kinds.ts'
import { labelOdds } from '../labels/label-model.ts'
import { plainOf } from '../labels/label-words.ts'
import { areLevel, certaintyOf } from '../layout/print-piece.ts'
import { type Candidate, checkedKinds, type Place } from './candidates.ts'

/** How sure a value is that stands there, 0..1, where nothing else speaks for or against it. */
const byPlace: Readonly<Record<Place, number>> = { inside: 0.97, right: 0.95, below: 0.93 }
/** Kinds whose form tells little: on layouts that were left out, more than one in two hundred was wrong. */
const byKind: Readonly<Partial<Record<LabelKind, number>>> = {
  name: 0.92,
  number: 0.92,
  taxNumber: 0.92,
  address: 0.92,
  legalForm: 0.92,
  incorporated: 0.92,
  capital: 0.92,
}
/** The same of a label that the tables do not know, and the classifier does. */
const byLearned = 0.85
/** Labels of one common word name many things; longer ones are the register's own. */
const commonWords: readonly string[] = ['name', 'nom', 'nome', 'naam', 'nazwa', 'navn', 'namn', 'type', 'tipo', 'status', 'stand', 'address', 'adresse', 'adres', 'indirizzo', 'direccion', 'dirección', 'morada', 'number', 'nummer', 'company', 'entity', 'sede', 'sitz', 'forma', 'form', 'forme', 'vorm', 'firma', 'country', 'land', 'capital', 'kapital', 'kapitaal', 'matrícula', 'unternehmen', 'gesellschaft', 'société', 'sociedad', 'società', 'sociedade', 'established', 'registered', 'incorporated', 'stato', 'estado', 'état', 'situation', 'vat', 'nif'] // prettier-ignore

export interface ScoredCandidate extends Candidate {
  /** Our estimate that it is exactly right, 0..1. */
  readonly confidence: number
}

/** On which side of their labels this document's values stand, by those that a form tells. */
export function usualPlace(candidates: readonly Candidate[]): Place {
  const count = (place: Place) =>
    candidates.filter(
      (one) => one.place === place && checkedKinds.includes(one.kind) && one.parsed.form >= 0.9,
    ).length
  return count('below') > count('right') ? 'below' : 'right'
}

/** Where values stand by the other labels of the same line; null where no form tells. */
function placeInRow({ label }: Candidate, candidates: readonly Candidate[]): Place | null {
  const beside = candidates.filter((one) => one.label !== label && areLevel(one.label.piece, label.piece))
  const checked = beside.find((one) => checkedKinds.includes(one.kind) && one.parsed.form >= 0.9)
  return checked?.place ?? null
}

/** The best value of each kind. */
export function bestValues(candidates: readonly Candidate[]): ReadonlyMap<LabelKind, ScoredCandidate> {
  const usual = usualPlace(candidates)
  const best = new Map<LabelKind, { readonly one: ScoredCandidate; readonly rank: number }>()
  for (const [order, candidate] of candidates.entries()) {
    const scored = { ...candidate, confidence: confidenceOf(candidate) }
    const rank = rankOf(scored, placeInRow(candidate, candidates) ?? usual) - order * 0.0005
    const known = best.get(candidate.kind)
    if (known === undefined || rank > known.rank) best.set(candidate.kind, { one: scored, rank })
  }
  return new Map([...best].map(([kind, { one }]) => [kind, withRivals(one, candidates)]))
}

/** How sure a number of a register is at most where another one is printed beside a label of its own; right check digits raise it. */
const beside = 0.79

/** `Codice fiscale e n. iscr. al Registro Imprese` and `Numero REA`: which of two is asked for is not sure. */
function withRivals(one: ScoredCandidate, candidates: readonly Candidate[]): ScoredCandidate {
  const signs = ({ parsed }: Candidate): string => parsed.value.replace(/[^\p{L}\d]/gu, '')
  const isRival = (other: Candidate): boolean =>
    other.kind === 'number' &&
    other.label.label?.kinds[0] === 'number' &&
    other.parsed.form >= 0.6 &&
    !signs(one).includes(signs(other)) &&
    !signs(other).includes(signs(one))
  return one.kind === 'number' && candidates.some(isRival)
    ? { ...one, confidence: Math.min(one.confidence, beside) }
    : one
}

function confidenceOf({ kind, place, parsed, pieces, label }: Candidate): number {
  const certainty = Math.min(...pieces.map(certaintyOf))
  const bare = label.label?.ends === 'bare' ? 0.94 : 1
  const learned = (label.label?.languages.length ?? 0) === 0 ? byLearned : 1
  const form = parsed.form >= 0.9 ? 1 : 0.85 + 0.15 * parsed.form
  return byPlace[place] * (byKind[kind] ?? 1) * bare * learned * form * Math.min(1, 0.35 + 0.66 * certainty)
}

/** A capital that may be issued, and none that was: the issued or paid-up one counts. */
const ofNoPaid = /\b(?:authori[sz]ed|autori[sz](?:ado|ada|e|ato)|permitted|genehmigt(?:es)?|maatschappelijk|docelowy)\b|授权|授權|المصرح|المرخص/u // prettier-ignore
/** A date of what came after the founding: of the name in use, of articles as they stand, of a change. */
const ofLaterDate =
  /\b(?:last|latest|current|amend(?:ed|ment)|restated|renewal|renewed|change|ultim[oa]|actuali[sz]acion|modifi(?:cation|cacion|ca)|nuvarande|anderung|letzte|wijziging|zmian[ay]?)\b/u

function rankOf(one: ScoredCandidate, usual: Place): number {
  const { label, place, parsed, kind } = one
  if (label.label === null) return parsed.form
  const { length, label: printed, kinds, ends } = label.label
  const isKnown = label.label.languages.length > 0
  const isCommon = length === 1 && commonWords.includes(printed.toLowerCase())
  const merits: readonly (readonly [boolean, number])[] = [
    [isCommon, -0.15],
    [place === 'inside' || place === usual, 0.25],
    [ends === 'bare', -0.15],
    [kinds[0] === kind, 0.03],
    [kind === 'capital' && ofNoPaid.test(plainOf(label.piece.text)), -0.3],
    [kind === 'incorporated' && ofLaterDate.test(plainOf(label.piece.text)), -0.3],
  ]
  const sum = merits.reduce((total, [holds, counts]) => total + (holds ? counts : 0), 0)
  // The classifier takes the whole of a text for a label: its length says nothing, its odds do.
  const sureness = isKnown ? Math.min(length, 4) * 0.05 : 0.04 * labelOdds(printed, kind)
  return parsed.form + sureness + sum
}
