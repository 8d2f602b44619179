import { lazy } from '../../../vocabulary/lazy.ts'
import { stateByIso2, stateByName, type State } from '../values/states.ts'
import { comparableLetters } from './comparable-letters.ts'
import { printedStateNames, statesByLanguage } from './tables/state-names.table.ts'

/** Names of states in their own languages and scripts, and the names in full that documents print, by their letters. */
const statesByLetters = lazy((): ReadonlyMap<string, State> => {
  const states = new Map<string, State>()
  const add = (iso2: string, name: string): void => {
    const state = stateByIso2(iso2)
    if (state !== null) states.set(comparableLetters(name), state)
  }
  for (const [language, codes] of Object.entries(statesByLanguage)) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const iso2 of codes.split(' ')) add(iso2, names.of(iso2) ?? '')
  }
  for (const [iso2, names] of printedStateNames) for (const name of names) add(iso2, name)
  states.delete('')
  return states
})

/**
 * The state of a name as documents print it: in English, or in an official language of that state, in its script, short or in
 * full. Case, accents and blanks do not matter. Null for any other text.
 */
export function stateByPrintedName(text: string): State | null {
  return stateByName(text) ?? statesByLetters().get(comparableLetters(text)) ?? null
}
