import { wordsOf } from '../labels/label-words.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import type { FoundParty } from '../people/found-party.ts'
import { shapeOfName } from './shape-of-name.ts'

const plainWords = (text: string): readonly string[] => wordsOf(text).map(({ plain }) => plain)

/** Words of a name of which another one is the beginning. */
const least = 2

/**
 * Who is named whole elsewhere, where a line ended within their name: `D. ADA LARK` and in the next line `MOOR, mayor de edad`.
 * Every place of the shorter name goes on as the longer one does.
 */
export function withWholeNames(parties: readonly FoundParty[], pieces: readonly PrintPiece[]): readonly FoundParty[] {
  const people = parties.filter(({ kind, name }) => kind === 'person' && shapeOfName(name) === name)
  const lines = pieces.map(({ text }) => plainWords(text))
  return parties.map((party) => {
    if (party.kind !== 'person') return party
    const own = plainWords(party.name)
    const longer = people.find(({ name }) => isBeginning(own, plainWords(name)) && goOnAs(own, plainWords(name), lines))
    return longer === undefined ? party : { ...party, name: longer.name }
  })
} // prettier-ignore

const isBeginning = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length >= least && part.length < whole.length && part.every((word, at) => word === whole[at])

/** Whether each line that has the shorter name has the longer one, or ends with it where a line begins with the rest. */
function goOnAs(own: readonly string[], whole: readonly string[], lines: readonly (readonly string[])[]): boolean {
  const [name, all, rest] = [own.join(' '), whole.join(' '), whole.slice(own.length).join(' ')]
  const texts = lines.map((words) => words.join(' '))
  const places = texts.filter((text) => ` ${text} `.includes(` ${name} `))
  const isGoingOn = texts.some((text) => `${text} `.startsWith(`${rest} `))
  const isCut = (text: string) => text.endsWith(name) && text !== name && isGoingOn
  return places.length > 0 && places.every((text) => ` ${text} `.includes(` ${all} `) || isCut(text))
} // prettier-ignore
