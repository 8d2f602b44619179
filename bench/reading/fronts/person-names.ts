import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Spelled, Words } from './words.ts'

/** What an invented person is called. */
export interface PersonNames {
  readonly given: Spelled
  readonly surname: Spelled
  /** Patronymic, or the father's name where documents print that; null where the language's words have none. */
  readonly father: Spelled | null
}

export function personNames(words: Words, isMan: boolean, random: Random): PersonNames {
  const given = random.pick(isMan ? words.men : words.women)
  const surname = random.pick((isMan ? undefined : words.familiesOfWomen) ?? words.families)
  const father = words.fathers === undefined ? null : random.pick(words.fathers[isMan ? 'men' : 'women'])
  return { given, surname, father }
}
