import type { Profile } from '../profiles/profile.ts'
import type { AskingField } from './asked-by.ts'
import type { Facts } from './facts.ts'
import { warnings } from './warnings.ts'
import type { DecisionRule, DocumentWarningCode, WarningDefinition } from './warnings.ts'

/** Whether a request gave this field. */
export function isGiven(field: AskingField, { request, ip, face, back }: Facts): boolean {
  switch (field) {
    case 'ip':
      return ip !== undefined
    case 'face':
      return face.given
    case 'documentBack':
      return back !== null
    default:
      return request[field] !== undefined
  }
}

/** Whether a rule lets a finding change a decision. */
export const isCounting = ({ enabled, review, reject }: DecisionRule): boolean =>
  enabled && (review >= 0 || reject >= 0)

/** One code as it is judged. */
export interface JudgedCode {
  readonly facts: Facts
  readonly profile: Pick<Profile, 'acceptedDocuments'>
  readonly rule: DecisionRule
}

/** Whether a check that only a request, or a list of the profile, asks for was asked for by neither. */
export function isRequestMissing(code: DocumentWarningCode, { facts, profile }: JudgedCode): boolean {
  const { by, fields, accepted } = warnings[code].asked
  if (by !== 'request' || fields.some((field) => isGiven(field, facts))) return false
  return accepted === undefined || profile.acceptedDocuments[accepted] === ''
}

/** Whether this check was asked for. Only of one that is switched on, and that has something to compare. */
export function isAskedFor(code: DocumentWarningCode, judged: JudgedCode): boolean {
  const { facts, rule } = judged
  switch (warnings[code].asked.by) {
    case 'request':
      return !isRequestMissing(code, judged)
    case 'image':
      return isCounting(rule)
    case 'document':
      return isCounting(rule) && (facts.front?.reading ?? facts.back?.reading ?? null) !== null
    case 'switch':
      return isSwitchedOn(rule, warnings[code])
  }
}

const isSwitchedOn = (rule: DecisionRule, { default: usual }: WarningDefinition): boolean =>
  (rule.enabled && !usual.enabled) || (isCounting(rule) && !isCounting(usual))
