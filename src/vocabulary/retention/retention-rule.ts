import type { RecordKind } from './record-kinds.ts'
/** How long records are stored: one rule of an account. */
export interface RetentionRule {
  readonly kind: '*' | RecordKind
  /** Empty: every profile. Only transactions have one. */
  readonly profileId: string
  /** Days after which a record is purged; null = never. */
  readonly days: number | null
}

/** Days after which records are purged where no rule says otherwise; null = never. */
export const defaultRetentionDays: number | null = null

/**
 * Days for records of this kind and profile. The most particular rule holds: profile and kind, then kind, then `*`.
 *
 * @param profileId empty for what no rule of a profile holds for
 */
export function retentionDaysOf(
  rules: readonly RetentionRule[],
  kind: RecordKind,
  profileId = '',
): number | null {
  const ruleFor = (ruled: RetentionRule['kind'], profile: string) =>
    rules.find((rule) => rule.kind === ruled && rule.profileId === profile)
  const particular = profileId === '' ? undefined : ruleFor(kind, profileId)
  const rule = particular ?? ruleFor(kind, '') ?? ruleFor('*', '')
  return rule === undefined ? defaultRetentionDays : rule.days
}
