import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import type { Invented } from '../independent/invented.ts'

/** One page and what is printed on it. */
export interface FifthDocument {
  /** In the language of Typst. */
  readonly source: string
  readonly truth: RegistrationTruth
}

export type FifthLayout = (made: Invented) => FifthDocument

/** A text that Typst prints as it stands. */
export const printed = (text: string): string => `#${literal(text)}`

/** A text as a value of Typst. */
export const literal = (text: string): string => JSON.stringify(text)

/** Different ones of the list. */
export function distinct<Item>(made: Invented, items: readonly Item[], count: number): readonly Item[] {
  const left = [...items]
  return Array.from({ length: count }, () => {
    const item = made.pick(left)
    left.splice(left.indexOf(item), 1)
    return item
  })
}

/** People whose given names and surnames are all different. */
export function people(
  made: Invented,
  names: { readonly given: readonly string[]; readonly family: readonly string[] },
  count: number,
): readonly { readonly given: string; readonly family: string }[] {
  const families = distinct(made, names.family, count)
  return distinct(made, names.given, count).map((given, at) => ({ given, family: families[at] ?? '' }))
}
