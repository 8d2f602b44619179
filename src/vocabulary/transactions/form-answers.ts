import type { Facts } from '../decision/facts.ts'
import { type Field, fieldKeys } from '../reading/fields.ts'

/** What the person answered in the form of a hosted link, as fields of the data. What was read takes no word from it. */
export function formAnswers({ link }: Pick<Facts, 'link'>): Readonly<Record<string, readonly Field[]>> {
  const read: readonly string[] = fieldKeys
  const answers = Object.entries(link?.answers ?? {}).filter(([field]) => !read.includes(field))
  return Object.fromEntries(answers.map(([field, value]) => [field, [{ value, confidence: 1, index: 0 }]]))
}
