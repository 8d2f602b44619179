import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { PageLabels } from './find-labels.ts'
import type { LabelledValue } from './pair-values.ts'
import type { VizLine } from './text-line.ts'

/**
 * The labels of a page once it is known which values stand beside them. `CÉDULA DE IDENTIDAD` without a number is what the document
 * calls itself, and a number that another label says to be the holder's is that.
 *
 * @param pairs at most one for each label
 */
export function settledLabels<Labels extends Pick<PageLabels, 'matches'>>(
  labels: Labels,
  lines: readonly VizLine[],
  pairs: readonly LabelledValue[],
): Labels {
  const pairOf = new Map(pairs.map((pair) => [pair.label, pair]))
  const matches = labels.matches.map((match, at) => {
    if (match === null) return null
    const pair = pairOf.get(at)
    if (pair === undefined) return isBareTitle(lines[at]?.text ?? '') ? null : match
    return match.field === 'documentNumber' ? { ...match, field: pair.field } : match
  })
  return { ...labels, matches }
}
