import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { languagesOfPage } from './languages-of-page.ts'
import type { VizValue } from './measure-value.ts'

/** Letters with a stroke, and those without that a line of the background makes into them. */
const strokes: Readonly<Record<string, string>> = { Ø: 'O', Đ: 'D', Ð: 'D' }
const struck = /[ØĐÐ]/g
/** Languages that write them. */
const writesStrokes: ReadonlySet<LabelLanguage> = new Set(['da', 'nb', 'is', 'hr', 'bs', 'sl', 'vi'])
/** Languages that stand on documents of all states. */
const everywhere: ReadonlySet<LabelLanguage> = new Set(['en', 'fr'])
/** What was read so certainly has its strokes. */
const certain = 0.9
/** What its letters are worth at most where a stroke was left out: its holder may come from elsewhere. */
const mostWithout = 0.89

/** Values on a page in languages without struck letters, lines of the background no longer taken for strokes. */
export function withoutStrokes<Key>(
  values: ReadonlyMap<Key, VizValue>,
  labels: readonly (LabelMatch | null)[],
): ReadonlyMap<Key, VizValue> {
  const own = [...languagesOfPage(labels)]
  const isForeign = own.some((one) => !everywhere.has(one)) && !own.some((one) => writesStrokes.has(one))
  return isForeign ? new Map([...values].map(([key, value]) => [key, withoutStroke(value)])) : values
}

function withoutStroke(seen: VizValue): VizValue {
  const value = seen.value.replace(struck, (letter) => strokes[letter] ?? letter)
  if (value === seen.value || seen.confidence >= certain) return seen
  return { ...seen, value, lettersConfidence: Math.min(mostWithout, seen.lettersConfidence) }
}
