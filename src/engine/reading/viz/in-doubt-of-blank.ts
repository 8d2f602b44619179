import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { VizValue } from './measure-value.ts'

const wordKeys = /^(full|first|middle|last)NameLocal$|^placeOfBirth$/
/**
 * A word of one or two letters whose last one does not join the next in Arabic, Persian and Urdu: in wide typefaces such a letter
 * leaves a gap as wide as a blank, as in `يو سف`; or one letter behind another such.
 */
const shortWord =
  /(?<![\p{L}\p{M}])\p{Script=Arabic}?[اأإآدذرزژڑڈوؤةىے](?= \p{Script=Arabic})|[اأإآدذرزژڑڈوؤ] \p{Script=Arabic}(?![\p{L}\p{M}])/u
/** What a value with such a word is worth at most. */
const mostInDoubt = 0.89

/** Names and places in Arabic letters, no surer than it is that a blank parts their words. */
export function inDoubtOfBlank(values: ReadonlyMap<FieldKey, VizValue>): ReadonlyMap<FieldKey, VizValue> {
  return new Map(
    [...values].map(([key, one]) => {
      const isInDoubt = wordKeys.test(key) && shortWord.test(one.value)
      return [key, isInDoubt ? { ...one, confidence: Math.min(mostInDoubt, one.confidence) } : one] as const
    }),
  )
}
