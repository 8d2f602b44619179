import { matchKindField } from './kind-fields.ts'
import type { PageLabels } from '../find-labels.ts'
import type { VizLine } from '../text-line.ts'
import type { KindOnPage } from './kind-on-page.ts'

/** The labels of a page, with those that only the documents of its kind bear. What a common label means stays. */
export function withKindLabels(
  labels: PageLabels,
  lines: readonly VizLine[],
  kind: KindOnPage | null,
): PageLabels {
  if (kind === null) return labels
  const matches = lines.map((line, at) => {
    const common = labels.matches[at] ?? null
    const own = kind.labels.get(line)
    const field = own === undefined ? null : matchKindField(own.key)
    if (own === undefined || field === null) return kind.values.has(line) ? null : common
    if (common !== null && (common.valueStart !== null || own.valueStart === null)) return common
    return { field, languages: common?.languages ?? [], errors: 0, valueStart: own.valueStart }
  })
  return { ...labels, matches }
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
