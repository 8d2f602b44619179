import {
  validateIdNumber,
  type IdNumberAspect,
  type IdNumberVerdict,
} from '../../documents/numbers/validate-id-number.ts'
import { stateByCode } from '../../documents/values/states.ts'
import type { Json } from '../../../vocabulary/decision/outcome.ts'
import { holderNames } from '../names/holder-names.ts'
import type { DocumentView } from './document-view.ts'
import { isUncertainViz } from './uncertain-viz.ts'

/** A number of the document, judged by the rule of who issued it. */
export interface ValidatedNumber {
  /** For the sentence. */
  readonly what: 'document number' | 'personal number'
  readonly value: string
  /** 0..1, how surely it was read. */
  readonly confidence: number
  /** Whether it was read from print, with doubt. */
  readonly isDoubted: boolean
  readonly judgement: Exclude<IdNumberVerdict, { readonly kind: 'cannot_tell' }>
}

export type WrongNumber = ValidatedNumber & {
  readonly judgement: Extract<IdNumberVerdict, { readonly kind: 'wrong' }>
}

const numberFields = [
  ['documentNumber', 'document number'],
  ['personalNumber', 'personal number'],
] as const

/** How sure it is that something is wrong with a number of which misreading explains everything. */
const misreadConfidence = 0.3
/** Formats that were gathered by others may be out of date. */
const unofficialRuleConfidence = 0.6
/** Names change, are spelled in more than one way, and not every registry follows a change of sex. */
const changeableAspects: ReadonlySet<IdNumberAspect> = new Set(['sex', 'name'])

/** Every number of the document that a rule is known for. */
export function validatedNumbers(view: DocumentView): readonly ValidatedNumber[] {
  const { readings, all, value } = view
  const holder = { dob: value('dob'), sex: value('sex'), names: splitNames(view) }
  return numberFields.flatMap(([key, what]) =>
    [...new Set(all(key).map((field) => field.value))].flatMap((number) => {
      const request = { issuer: issuerOf(view), type: readings[0].type, key, value: number, holder }
      const judgement = validateIdNumber(request)
      if (judgement.kind === 'cannot_tell') return []
      const read = all(key).filter((field) => field.value === number)
      const confidence = Math.max(...read.map((field) => field.confidence))
      return [{ what, value: number, confidence, isDoubted: read.every(isUncertainViz), judgement }]
    }),
  )
}

export function isWrong(number: ValidatedNumber): number is WrongNumber {
  return number.judgement.kind === 'wrong'
}

/** Whether misreading explains what is wrong: one character that looks like what is right, or any of a number read with doubt. */
export function isExplainedByMisread({
  isDoubted: isUncertain,
  judgement: { correction },
}: WrongNumber): boolean {
  return isUncertain || correction !== null
}

/** How surely a number is wrong, 0..1. */
export function wrongNumberConfidence(number: WrongNumber): number {
  const {
    confidence,
    judgement: { rule, aspect },
  } = number
  if (isExplainedByMisread(number)) return misreadConfidence * confidence
  return (
    (rule.basis === 'collected' || changeableAspects.has(aspect) ? unofficialRuleConfidence : 1) * confidence
  )
}

export function numberEvidence({ what, value, judgement }: ValidatedNumber): Record<string, Json> {
  const { rule } = judgement
  const found =
    judgement.kind === 'wrong'
      ? { wrong: judgement.aspect, readInstead: judgement.correction }
      : { tested: judgement.tested }
  return { what, value, rule: rule.name, issuer: rule.issuer, source: rule.source, ...found }
}

/** Licences of the United States and Canada are numbered by the state. */
function issuerOf({ readings: [first], value }: DocumentView): string {
  const country = stateByCode(first.issuer)?.iso3 ?? value('countryIso3') ?? ''
  const state = value('stateShort')
  return first.type === 'D' && (country === 'USA' || country === 'CAN') && state !== null
    ? `${country}-${state}`
    : country
}

/** A name that was cut off, or whose parts are not told apart, spells nothing. */
function splitNames({ readings }: DocumentView) {
  return holderNames(readings).filter(({ surname, truncated }) => surname !== '' && !truncated)
}
