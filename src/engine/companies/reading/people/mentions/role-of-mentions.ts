import type { OfficerRole } from '../../../../../vocabulary/companies/company.ts'
import { wordsOf } from '../../labels/label-words.ts'
import { findRole, type FoundRole, roleAt, rolesOfOwners } from '../find-role.ts'
import { type MentionPlace, textBefore, textBehind } from './mention-place.ts'
import { headingOf } from './section-headings.ts'

/** Behind a name a role stands as close as this, in characters; before it, in words. */
const near = { behind: 60, words: 14 } as const

/**
 * What someone does: as the words beside any of the places where they are named say, the sentence, the heading over one, or the
 * sentence that leads to a list.
 */
export function roleOfMentions(places: readonly MentionPlace[]): OfficerRole | null {
  const all = [roleBeside, roleOfSentence, roleAbove, roleOfList].flatMap((read) =>
    places.flatMap((place) => read(place) ?? []),
  )
  return all.find((role) => !rolesOfOwners.includes(role)) ?? all[0] ?? null
}

function roleBeside(place: MentionPlace): OfficerRole | null {
  const before = textBefore(place)
  const [line = ''] = ownTextBehind(place).split('\n')
  return apposed(before) ?? roleBehind(line.slice(0, near.behind), place) ?? lastRole(before)
}

/** `como gerente general a`, `als Geschäftsführer`: a role right before a name, with small words between them. */
function apposed(before: string): OfficerRole | null {
  const ending = /(?:como|en calidad de|as|als|comme|en qualité de|in qualità di|come|na|jako)\s+(?:(?!como)\S+\s+){1,4}(?:a\s+)?(?:(?:don|doña|sr|sra)\.?\s+)?$/iu.exec(before) // prettier-ignore
  return ending === null ? null : (findRole(ending[0])?.role ?? null)
}

/** Words that say that there is none of what follows. */
const none =
  /(?<!\p{L})(?:no|without|keine?n?|ohne|aucune?|sans|sin|ning[uú]n[oa]?|nessun[oa]?|senza|nenhuma?|sem|geen|zonder|brak|bez)\s+\p{L}+(?:\s\p{L}+)?/giu
/** Where what is said of someone ends: with the sentence, or before the next paragraph that is numbered. */
const ends = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\n\s*\(?\d{1,2}[.)]\s/u

/** What follows a name in its own sentence or card, without what is said to be absent. */
function ownTextBehind(place: MentionPlace): string {
  const [own = ''] = textBehind(place).split(ends)
  return own.replace(none, (words) => ' '.repeat(words.length))
}

/** The role behind a name, unless it leads to the next one: `and the secretary is Ann Lee`. */
function roleBehind(text: string, place: MentionPlace): OfficerRole | null {
  const found = findRole(text)
  return found === null || leadsOn(found, place) ? null : found.role
}

const leading =
  /^\s*(?:(?:of|der|de|del|della|da|van)\s(?:\p{L}+\s){0,2}\p{L}+\s+)?(?::|is|are|ist|sind|est|sont|es|son|è|sono|é|são|jest|są|a|à)\s*(?:(?:don|doña|mr|mrs|ms|m|mme|sr|sra|herr|frau)\.?\s*)?$/iu

function leadsOn({ end }: FoundRole, { running, mention, next }: MentionPlace): boolean {
  return leading.test(running.text.slice(mention.end + end, next))
}

function roleAbove(place: MentionPlace): OfficerRole | null {
  const heading = headingOf(place.running, place.mention.start)
  const ofHeading =
    heading === null ? null : (findRole(heading.piece.text)?.role ?? lastRole(heading.piece.text))
  if (ofHeading !== null && isListed(place, heading?.end ?? 0)) return ofHeading
  return roleBehind(ownTextBehind(place), place) ?? ofHeading
}

/** Whether others stand before them under a heading, and none has a role: one under the last is over the next. */
function isListed({ running, mention, previous }: MentionPlace, from: number): boolean {
  return previous > from && findRole(running.text.slice(from, mention.start)) === null
}

const endOfSentence = /\n|(?<=[\p{Ll}\d)]{3})\.\s+(?=\p{Lu})|;\s/u
/** A sentence has so many characters before a name, and behind it, at most. */
const sentence = 500

/** `corresponderán a doña Ana Ríos y a don Luis Vera, en calidad de administradores`: the only office of the sentence. */
function roleOfSentence({ running, mention }: MentionPlace): OfficerRole | null {
  const before = running.text.slice(Math.max(0, mention.start - sentence), mention.start)
  const behind = running.text.slice(mention.end, mention.end + sentence)
  const text = `${before.split(endOfSentence).at(-1) ?? ''} ${behind.split(endOfSentence)[0] ?? ''}`
  return onlyRole(text)
}

/** The longest sentence that leads to a list, with the list before a name, in characters; and its words at least. */
const list = { reach: 700, words: 5 } as const

const leadsToList = /(?::|\s(?:are|sind|sont|son|sono|são|są|zijn|uit))\n/gu

/** `the following are in the register of directors:`, and under it a list. */
function roleOfList({ running, mention }: MentionPlace): OfficerRole | null {
  const text = running.text.slice(Math.max(0, mention.start - list.reach), mention.start)
  const end = [...text.matchAll(leadsToList)].at(-1)?.index ?? 0
  const [clause = ''] = text.slice(0, end).split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|;\s|:\s/u).slice(-1) // prettier-ignore
  return wordsOf(clause).length < list.words ? null : onlyRole(clause)
}

/** The office that a text names, if it names one. */
function onlyRole(text: string): OfficerRole | null {
  const words = wordsOf(text.replace(none, ' '))
  const found = words.flatMap((_, at) => roleAt(words, at)?.role ?? [])
  const offices = new Set(found.filter((role) => !rolesOfOwners.includes(role)))
  return offices.size === 1 ? ([...offices][0] ?? null) : null
}

/** The role nearest to the end of a text; of a word that is inflected, too. */
function lastRole(text: string): OfficerRole | null {
  const words = wordsOf(text).slice(-near.words)
  const roles = words.flatMap((_, at) =>
    [roleAt(words, at) ?? inflected(words.slice(at))].flatMap((found) => found ?? []),
  )
  return roles.toSorted((a, b) => b.length - a.length || b.start - a.start)[0]?.role ?? null
}

const shortest = 7

/** `Geschäftsführern`, `Direktoren`: without its last letter, or its last two. */
function inflected([word]: ReturnType<typeof wordsOf>) {
  if (word === undefined || word.plain.length < shortest) return null
  const stems = [1, 2, 3].map((letters) => word.plain.slice(0, -letters))
  return stems.map((plain) => roleAt([{ ...word, plain }], 0)).find((found) => found !== null) ?? null
}
