import type { LabelMatch } from '../../../documents/viz/match-label.ts'
import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { matchKindField } from './kind-fields.ts'
import type { PageLabels } from '../find-labels.ts'
import type { VizLine } from '../text-line.ts'
import type { KindLabel, KindOnPage } from './kind-on-page.ts'

/** The labels of a page: what a label means on documents of its kind goes before what it means on others. */
export function withKindLabels(
  labels: PageLabels,
  lines: readonly VizLine[],
  kind: KindOnPage | null,
): PageLabels {
  if (kind === null) return labels
  const matches = lines.map((line, at) => {
    const common = labels.matches[at] ?? null
    const own = kind.labels.get(line)
    if (own === undefined) return kind.values.has(line) ? null : common
    const { nameOrder } = kind.side.fields.find(({ key }) => key === own.key) ?? {}
    const label = labelOfKind(own, common)
    return label === null || nameOrder === undefined ? label : { ...label, nameOrder }
  })
  return { ...labels, matches }
}

/** A label by the kind's own table, which may be a common one, too. */
function labelOfKind(own: KindLabel, common: LabelMatch | null): LabelMatch | null {
  const field = matchKindField(own.key)
  if (field === null) return common
  // A text that is a label in every language has no value in it.
  const valueStart = common === null ? own.valueStart : common.valueStart
  if (common !== null && meansField(common, field)) return common
  return { field, languages: common?.languages ?? [], errors: 0, valueStart }
}

/** A label for two fields, or for parts of a name, says more than the kind does. */
function meansField({ field, second, nameOrder }: LabelMatch, own: VizField): boolean {
  return field === own || second !== undefined || nameOrder !== undefined
}

/** The lines without labels of what is not answered, which are no value of another label. */
export function withoutUnreadLabels(lines: readonly VizLine[], kind: KindOnPage | null): readonly VizLine[] {
  if (kind === null) return lines
  return lines.filter((line) => {
    const label = kind.labels.get(line)
    const isUnread = label !== undefined && matchKindField(label.key) === null
    return !isUnread && kind.values.get(line) !== 'unread'
  })
}
