import type { Profile, ProfileOverride, Thresholds } from '../../vocabulary/profiles/profile.ts'
import type { DecisionRule } from '../../vocabulary/decision/warnings.ts'
import { defaultSettings } from './tables/default-settings.ts'

/** Only gives the name its place among the keys. */
const nameFirst: { readonly name?: string } = { name: '' }

/** What a code that we do not know is completed with: nothing is ever raised under it. */
const unknownRule: DecisionRule = { enabled: false, review: -1, reject: -1, weight: 1 }

/** Keys in the order of the defaults, then the ones we do not know by alphabet: the same profile, the same bytes. */
function inDefaultOrder<Value>(
  known: object,
  keys: Iterable<string>,
  valueOf: (key: string) => Value,
): Record<string, Value> {
  const rest = [...new Set(keys)].filter((key) => !Object.hasOwn(known, key)).sort()
  return Object.fromEntries([...Object.keys(known), ...rest].map((key) => [key, valueOf(key)]))
}

function mergeThresholds(base: Thresholds, part: ProfileOverride['thresholds'] = {}): Thresholds {
  const known = defaultSettings.thresholds
  const extra: Record<string, number> = inDefaultOrder(
    known,
    [...Object.keys(base), ...Object.keys(part)],
    (key) => (Object.hasOwn(part, key) ? (part[key] ?? 0) : (base[key] ?? 0)),
  )
  return { ...known, ...extra }
}

function mergeDecisions(
  base: Profile['decisions'],
  part: ProfileOverride['decisions'] = {},
): Profile['decisions'] {
  return inDefaultOrder(defaultSettings.decisions, [...Object.keys(base), ...Object.keys(part)], (code) => ({
    ...unknownRule,
    ...defaultSettings.decisions[code],
    ...(Object.hasOwn(base, code) ? base[code] : {}),
    ...(Object.hasOwn(part, code) ? part[code] : {}),
  }))
}

/**
 * Lays part of a profile over a whole one, key by key into the depth; lists are replaced as a whole.
 * The result is in normal form: the keys stand in the order of the defaults.
 */
export function mergeProfile(base: Profile, part: ProfileOverride): Profile {
  return {
    ...nameFirst,
    ...defaultSettings,
    ...base,
    ...part,
    thresholds: mergeThresholds(base.thresholds, part.thresholds),
    decisionTrigger: { ...defaultSettings.decisionTrigger, ...base.decisionTrigger, ...part.decisionTrigger },
    decisions: mergeDecisions(base.decisions, part.decisions),
    docupass: { ...defaultSettings.docupass, ...base.docupass, ...part.docupass },
    acceptedDocuments: {
      ...defaultSettings.acceptedDocuments,
      ...base.acceptedDocuments,
      ...part.acceptedDocuments,
    },
    face: { ...defaultSettings.face, ...base.face, ...part.face },
    kyb: { ...defaultSettings.kyb, ...base.kyb, ...part.kyb },
  }
}
