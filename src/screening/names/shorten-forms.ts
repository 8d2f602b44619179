import { editDistance } from '../matching/edit-distance.ts'
import { orgPhrases } from './tables/org-phrases.ts'

interface Phrase {
  readonly letters: string
  /** How it begins and ends. */
  readonly head: string
  readonly tail: string
  readonly typos: number
  readonly short: readonly string[]
}

/** Words that one phrase may be written as. */
const mostParts = 6

/** The most letters by which a phrase may be misspelt: one in so many of its own. */
const lettersPerTypo = 8

/** Phrases by how many letters they have, each also under the lengths it has when misspelt. */
const phrases: ReadonlyMap<number, readonly Phrase[]> = byLength()

function byLength(): ReadonlyMap<number, readonly Phrase[]> {
  const found = new Map<number, Phrase[]>()
  for (const [text, short] of orgPhrases) {
    const letters = text.replaceAll(' ', '')
    const off = typosAllowed(letters)
    const ends = { head: headOf(letters), tail: tailOf(letters) }
    const phrase = { letters, ...ends, typos: off, short: short.split(' ') }
    for (let length = letters.length - off; length <= letters.length + off; length++)
      found.set(length, [...(found.get(length) ?? []), phrase])
  }
  return found
}

function typosAllowed(letters: string): number {
  return Math.min(2, Math.floor(letters.length / lettersPerTypo))
}

function headOf(letters: string): string {
  return letters.slice(0, 2)
}

function tailOf(letters: string): string {
  return letters.slice(-2)
}

/** Legal forms that are written out as they are shortened, `aktiengesellschaft` as `ag`; a name is never one alone. */
export function shortenForms(words: readonly string[]): string[] {
  if (words.join('').length < shortest) return [...words]
  const tokens = withoutGlue(words)
  const shortened: string[] = []
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at)
    if (found === null) shortened.push(tokens[at++] ?? '')
    else {
      shortened.push(...found.short)
      at += found.parts
    }
  }
  return shortened
}

/** Phrases of several words, the longest first. */
const spaced = orgPhrases
  .map(([text]) => text)
  .filter((text) => text.includes(' '))
  .sort((a, b) => b.length - a.length)

/** Letters from which on what is written to a phrase is a word. */
const leastGlued = 3

/** A word that is written to a phrase without a space, `joint stock companyveltran`, apart from it. */
function withoutGlue(words: readonly string[]): readonly string[] {
  const text = words.join(' ')
  for (const phrase of spaced) {
    const at = text.indexOf(phrase)
    if (at < 0) continue
    const [before, behind] = [text.slice(0, at), text.slice(at + phrase.length)]
    const [last = '', next = ''] = [before.split(' ').at(-1), behind.split(' ')[0]]
    if (last !== '' && next !== '') continue
    if (last.length + next.length >= leastGlued)
      return [before, phrase, behind].flatMap((part) => part.split(' ').filter((word) => word !== ''))
  }
  return words
}

/** No phrase is shorter, misspelt or not. */
const shortest = Math.min(...phrases.keys())

/** The phrase that begins at a word: the one with the fewest letters misspelt, of equals the longest. */
function phraseAt(
  tokens: readonly string[],
  at: number,
): { readonly short: readonly string[]; readonly parts: number } | null {
  let [letters, least, found]: [string, number, ReturnType<typeof phraseAt>] = ['', Infinity, null]
  for (let parts = 1; parts <= mostParts && at + parts <= tokens.length; parts++) {
    letters += tokens[at + parts - 1] ?? ''
    const [head, tail] = [headOf(letters), tailOf(letters)]
    for (const phrase of phrases.get(letters.length) ?? []) {
      // Most pairs are told apart by how they begin and end.
      if (head !== phrase.head && tail !== phrase.tail) continue
      const off = letters === phrase.letters ? 0 : editDistance(letters, phrase.letters, phrase.typos)
      if (off > least || off > phrase.typos) continue
      least = off
      found = { short: phrase.short, parts }
    }
  }
  return found
}
