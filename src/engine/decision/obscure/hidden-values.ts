import type { Fields } from '../../../vocabulary/reading/fields.ts'
import { fieldKeys, type FieldKey } from '../../../vocabulary/reading/fields.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** Shorter ones stand in other words at random. */
const minLength = 4

/** Letters and digits alone, in capitals without accents. */
const normalise = (text: string): string =>
  stripDiacritics(text.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const words = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).map(normalise)

/** What no one may learn of a document, to be known again wherever it stands. */
export interface HiddenValues {
  /** Also those under which a hidden value stands once more. */
  readonly keys: ReadonlySet<FieldKey>
  /** Whether a text holds one of the values; dates also as people print them. */
  readonly occurIn: (text: string) => boolean
  /** Letters and digits of the shortest of them; 0 where there are none. */
  readonly shortest: number
}

/** The values of these keys, and where else they stand among the fields. */
export function hiddenValues(fields: Fields, keys: ReadonlySet<FieldKey>): HiddenValues {
  const values = [...keys]
    .flatMap((key) => (fields[key] ?? []).map(({ value }) => value))
    .filter((value) => value !== '')
  const isContainedIn = (text: string): boolean => values.some((value) => isValueIn(value, text))
  const repeating = fieldKeys.filter((key) =>
    (fields[key] ?? []).some(({ value }) =>
      values.some((hidden) => isLong(hidden) && normalise(value).includes(normalise(hidden))),
    ),
  )
  const shortest = Math.min(...values.map((value) => normalise(value).length))
  return {
    keys: new Set([...keys, ...repeating]),
    occurIn: isContainedIn,
    shortest: values.length === 0 ? 0 : shortest,
  }
}

const isLong = (value: string): boolean => normalise(value).length >= minLength

function isValueIn(value: string, text: string): boolean {
  const [, year, , day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (
    year !== undefined &&
    day !== undefined &&
    normalise(text).includes(year) &&
    normalise(text).includes(day)
  )
    return true
  if (isLong(value)) return normalise(text).includes(normalise(value))
  // A single letter is no value that could be known again.
  return normalise(value).length > 1 && words(text).includes(normalise(value))
}
