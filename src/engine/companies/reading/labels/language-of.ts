import type { LabelledPage } from '../layout/labelled-page.ts'
import type { LabelLanguage } from './label-kinds.ts'

/** The language of most labels, longer ones counting more; null where none was found. */
export function languageOf(pages: readonly LabelledPage[]): LabelLanguage | null {
  const votes = new Map<LabelLanguage, number>()
  for (const { label } of pages.flatMap((page) => page.pieces)) {
    const languages = new Set(label?.languages ?? [])
    const weight = (label?.length ?? 0) * (label?.ends === 'bare' ? 0.5 : 1)
    for (const language of languages)
      votes.set(language, (votes.get(language) ?? 0) + weight / languages.size)
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
