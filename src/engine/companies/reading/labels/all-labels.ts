import { lazy } from '../../../../vocabulary/lazy.ts'
import {
  bulgarianLabels,
  greekLabels,
  russianLabels,
  serbianLabels,
  ukrainianLabels,
} from './cyrillic-greek-labels.table.ts'
import {
  arabicLabels,
  chineseLabels,
  hebrewLabels,
  japaneseLabels,
  koreanLabels,
} from './eastern-labels.table.ts'
import { labelKinds, labelLanguages } from './label-kinds.ts'
import type { LabelKind, LabelLanguage, LabelTable } from './label-kinds.ts'
import {
  czechLabels,
  danishLabels,
  dutchLabels,
  polishLabels,
  swedishLabels,
} from './northern-labels.table.ts'
import { withoutOrdinals, wordsOf } from './label-words.ts'
import { commonLabels } from './common-labels.table.ts'
import { regionLabels } from './regions/region-labels.ts'
import { italianLabels, portugueseLabels, spanishLabels } from './southern-labels.table.ts'
import { englishLabels, frenchLabels, germanLabels } from './western-labels.table.ts'

const tables: Readonly<Record<LabelLanguage, LabelTable>> = {
  en: englishLabels,
  de: germanLabels,
  fr: frenchLabels,
  es: spanishLabels,
  it: italianLabels,
  nl: dutchLabels,
  pt: portugueseLabels,
  pl: polishLabels,
  da: danishLabels,
  sv: swedishLabels,
  cs: czechLabels,
  zh: chineseLabels,
  ar: arabicLabels,
  ja: japaneseLabels,
  ko: koreanLabels,
  he: hebrewLabels,
  ru: russianLabels,
  uk: ukrainianLabels,
  bg: bulgarianLabels,
  sr: serbianLabels,
  el: greekLabels,
}

/** One label of one language, or the same words in several that name the same. */
export interface KnownLabel {
  readonly kind: LabelKind
  readonly words: readonly string[]
  /** Empty where print of any language bears it. */
  readonly languages: readonly LabelLanguage[]
}

/** All labels; what two languages write alike and mean otherwise is there twice. */
export const allLabels: () => readonly KnownLabel[] = lazy(() => {
  const known = new Map<string, { kind: LabelKind; words: readonly string[]; languages: LabelLanguage[] }>()
  const add = (table: LabelTable, kind: LabelKind, languages: readonly LabelLanguage[]) => {
    for (const text of (table[kind] ?? '').split('|').filter((one) => one !== '')) {
      const words = wordsOf(withoutOrdinals(text)).map(({ plain }) => plain)
      const key = `${kind} ${words.join(' ')}`
      const before = known.get(key)
      if (before === undefined) known.set(key, { kind, words, languages: [...languages] })
      else before.languages.push(...languages.filter((language) => !before.languages.includes(language)))
    }
  }
  for (const language of labelLanguages)
    for (const kind of labelKinds) add(tables[language], kind, [language])
  for (const kind of labelKinds) add(commonLabels, kind, [])
  for (const [language, table] of regionLabels)
    for (const kind of labelKinds) add(table, kind, language === null ? [] : [language])
  return [...known.values()]
})
