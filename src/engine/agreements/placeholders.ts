import { invalidValue } from '../../vocabulary/refusals.ts'

/** A placeholder `%{key}` of a template. */
export const placeholder = /%\{([0-9A-Za-z_.-]+)\}/g

/** Each costs a look-up and a copy wherever the template is used. */
const maxPlaceholders = 10_000

/** Keys of the placeholders `%{key}` of a template, each once, in their order. Throws Refusal ERROR_INVALID_VALUE for more than 10,000. */
export function placeholderKeys(content: string): readonly string[] {
  const keys = new Set<string>()
  let count = 0
  for (const [, key = ''] of content.matchAll(placeholder)) {
    count += 1
    if (count > maxPlaceholders)
      throw invalidValue('content', `It has more than ${maxPlaceholders} placeholders. Split the template.`)
    keys.add(key)
  }
  return [...keys]
}
