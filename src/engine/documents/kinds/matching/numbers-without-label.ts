import type { KindPage, LineOfField } from './kind-page.ts'
import type { SideOfKind } from './kind-phrases.ts'
import { numberEvidence } from './number-evidence.ts'
import type { PhraseHit } from './phrase-hits.ts'
import { vizFieldOfKey } from './viz-field-of-key.ts'

interface Found {
  readonly page: KindPage
  readonly hits: readonly PhraseHit[]
  /** Values that stand without a label on every card. */
  readonly values: readonly LineOfField[]
}

/** Numbers whose labels were not read: each the only one on its page that keeps to its rule, and that rule no other field's. */
export function numbersWithoutLabel(
  { kind, side: { fields } }: SideOfKind,
  { page, hits, values }: Found,
): readonly LineOfField[] {
  const used = new Set([...hits, ...values].map(({ line }) => line))
  const isFree = (line: number): boolean => !used.has(line) && (page.labels[line] ?? null) === null
  return fields.flatMap((field, at): readonly LineOfField[] => {
    const { key, numberRule, isUnlabelled } = field
    const common = vizFieldOfKey(key)
    const isRead = common !== null && page.labels.includes(common)
    const isLabelled = isRead || hits.some((hit) => hit.role === 'label' && hit.field === at)
    const isShared = fields.some((other) => other !== field && other.numberRule === numberRule)
    if (numberRule === undefined || isUnlabelled === true || isLabelled || isShared) return []
    const seen = page.lines.map(({ text }) => numberEvidence(kind, field, text))
    const line = seen.indexOf('checked')
    const isOnly = seen.filter((one) => one !== null).length === 1
    return isOnly && line >= 0 && isFree(line) ? [{ line, key }] : []
  })
}
