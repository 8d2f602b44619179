import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { VizValue } from './measure-value.ts'

interface DoubtfulPrint {
  readonly language: LabelLanguage
  /** Values in which small print does not show which marks the letters bear. */
  readonly values: RegExp
}

const doubtful: readonly DoubtfulPrint[] = [
  // Letters that Hungarian alone tells apart by the length of two dots.
  { language: 'hu', values: /[ÖÜŐŰ]/iu },
  // Most words of Vietnamese bear a mark, some of them below a letter, where the box of a line may cut it off.
  { language: 'vi', values: /^\D*(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])\D*$/u },
  // Below a tone, small print does not show a circumflex or a breve that the vowel may bear.
  { language: 'vi', values: /[áàảãạéèẻẽẹóòỏõọ]/iu },
  // Names of Japan keep older signs than is usual, which small print hardly tells from the newer ones.
  { language: 'ja', values: /[惠澤廣濱邊齋櫻國眞榮嶋]/u },
  // Behind a vowel Ukrainian writes ї, whose two dots small print shows as one.
  { language: 'uk', values: /[аеєиіїоуюя]і/iu },
]
/** So many labels in a language make a page that writes it. */
const leastLabels = 2
/** What such a value is worth at most. */
const mostInDoubt = 0.89
/** Known by the words of a list. */
const isOfState = (key: FieldKey): boolean => /^(nationality|country)/.test(key)

/** Values on a page in a language, no surer than print tells marks of its letters. */
export function inDoubtOfMark(
  values: ReadonlyMap<FieldKey, VizValue>,
  labels: readonly (LabelMatch | null)[],
): ReadonlyMap<FieldKey, VizValue> {
  const isWritten = ({ language }: DoubtfulPrint): boolean =>
    labels.filter((label) => label?.languages.includes(language) === true).length >= leastLabels
  const ofPage = doubtful.filter(isWritten)
  if (ofPage.length === 0) return values
  const isVietnamese = ofPage.some(({ language }) => language === 'vi')
  return new Map(
    [...values].map(([key, one]) => {
      const value = isVietnamese ? withCircumflex(one.value) : one.value
      const isInDoubt = !isOfState(key) && ofPage.some((row) => row.values.test(value))
      return value === one.value && !isInDoubt
        ? ([key, one] as const)
        : ([key, { ...one, value, confidence: Math.min(mostInDoubt, one.confidence) }] as const)
    }),
  )
}

/** An e with a tone between i or y and what ends a syllable: Vietnamese writes ê there, whose circumflex small print hides below the tone. */
const hidden = /(?<=[iy])e(?=[\u0300\u0301\u0303\u0309\u0323][cmnptu])/giu

/** `NGUYẼN` is `NGUYỄN`. */
function withCircumflex(value: string): string {
  return value.normalize('NFD').replace(hidden, (letter) => `${letter}\u0302`).normalize('NFC') // prettier-ignore
}
