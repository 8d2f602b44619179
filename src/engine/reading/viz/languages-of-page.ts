import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'

/** This part of the labels of a page are in its language, another one beside it or not. */
const leastPart = 0.5
/** So many labels tell it: fewer words are shared by languages. */
const leastLabels = 3

/** Languages of a page: those in which most of its labels are, whichever stand beside them. @param least of labels in one */
export function languagesOfPage(
  labels: readonly (Pick<LabelMatch, 'languages'> | null)[],
  least: number = leastLabels,
): ReadonlySet<LabelLanguage> {
  const byLabel = labels.flatMap((label) =>
    label === null || label.languages.length === 0 ? [] : [new Set(label.languages)],
  )
  const counts = new Map<LabelLanguage, number>()
  for (const language of byLabel.flatMap((languages) => [...languages]))
    counts.set(language, (counts.get(language) ?? 0) + 1)
  const enough = Math.max(least, leastPart * byLabel.length)
  return new Set([...counts].flatMap(([language, count]) => (count >= enough ? [language] : [])))
}
