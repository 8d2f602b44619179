import type { Entity } from '../../../vocabulary/screening/entity.ts'

/** Words of publishers, in lower case. */
const genderByWord: ReadonlyMap<string, Entity['gender']> = new Map([
  ['male', 'male'],
  ['m', 'male'],
  ['female', 'female'],
  ['f', 'female'],
])

/** The one gender that is stated; nothing where none is, or two are. Words that are no gender say nothing. */
export function genderIn(texts: readonly string[]): Entity['gender'] {
  const stated = new Set(texts.map((text) => genderByWord.get(text.trim().replace(/\.$/, '').toLowerCase())))
  stated.delete(undefined)
  const [gender, another] = stated
  return another === undefined ? gender : undefined
}
