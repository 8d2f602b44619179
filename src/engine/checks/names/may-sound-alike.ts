import { spellingSimilarity } from '../../documents/values/edit-distance.ts'

/** Words whose consonants agree less than this have nothing to do with each other. */
const leastAlike = 0.6

/** Letters of a language that write one sound, before those of which they begin. */
const hissing = /SHCH|SCH|TSCH|TCH|DZH|DSCH|TSH|DJ|DZ|TS|TZ|CZ|CS|CH|SH|ZH|[SZXJ]/g

/** What all ways of writing a sound in Latin letters have in common: its consonants, in classes. */
function consonants(spelling: string): string {
  const classes = spelling
    .replace(hissing, 'S')
    .replace(/PH/g, 'P')
    .replace(/[TD]H?/g, 'T')
    .replace(/[CQGK]H?|H/g, 'K')
    .replace(/[PFVBW]/g, 'P')
    .replace(/R/g, 'L')
    .replace(/[AEIOUY]/g, '')
  return classes.replace(/(.)\1+/g, '$1')
}

/** The same where C, G and T are soft before a bright vowel, as in Italian, Romanian and Japanese names. */
const softened = (spelling: string): string => spelling.replace(/[CGT](?=[IEY])/g, 'S')
/** The same where C is always soft, as Indic names are spelled letter by letter. */
const soft = (spelling: string): string => spelling.replace(/C(?![KH])/g, 'S')
/** The same where H is not heard. */
const silent = (spelling: string): string => spelling.replace(/(?<![CSTZKGPD])H/g, '')

/** Every way in which the consonants of a spelling may be heard. */
export function consonantReadings(spelling: string): readonly string[] {
  return [...new Set([spelling, softened(spelling), soft(spelling), silent(spelling)].map(consonants))]
}

/** Whether two spellings in A–Z may be of one word that two languages, or two habits, write in Latin letters. */
export function maySoundAlike(one: string, other: string): boolean {
  return consonantReadings(one).some((a) =>
    consonantReadings(other).some((b) => a === b || spellingSimilarity(a, b) >= leastAlike),
  )
}
