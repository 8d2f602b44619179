import { editDistance } from '../matching/edit-distance.ts'
import { bodyPhrases, orgPhrases } from './tables/org-phrases.ts'

interface Phrase {
  readonly letters: string
  /** Its first two letters and its last two. */
  readonly ends: Ends
  readonly short: readonly string[]
}

interface Ends {
  readonly head: number
  readonly tail: number
}

/** Words that one phrase may be written as. */
const maxParts = 6

/** The most letters by which a phrase may be misspelt: one in so many of its own. */
const lettersPerTypo = 8

interface Phrases {
  /** By how many letters they have, each also under the lengths it has when misspelt. */
  readonly byLength: ReadonlyMap<number, readonly Phrase[]>
  /** Those of several words, the longest first. */
  readonly spaced: readonly string[]
  /** How the first word of these meets the second, from `seamOf`. */
  readonly seams: ReadonlySet<number>
  /** The same as words, by the first of them. */
  readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>
  /** No phrase is shorter, misspelt or not. */
  readonly shortest: number
}

/** The phrase that words are: its short form, how many words it takes, and how many letters are off. */
interface FoundPhrase {
  readonly short: readonly string[]
  readonly parts: number
  readonly off: number
}

type PhraseRows = readonly (readonly [string, string])[]

function phrasesOf(rows: PhraseRows): Phrases {
  const byLength = lengthsOf(rows)
  const spaced = rows.map(([text]) => text).filter((text) => text.includes(' '))
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const words of spaced.map((text) => text.split(' ')))
    byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), words])
  return {
    byLength,
    seams: new Set(
      spaced.map((text) => text.split(' ')).map(([first = '', next = '']) => seamOf(first, next)),
    ),
    spaced: spaced.sort((a, b) => b.length - a.length),
    byFirst,
    shortest: Math.min(...byLength.keys()),
  }
}

function lengthsOf(rows: PhraseRows): ReadonlyMap<number, readonly Phrase[]> {
  const found = new Map<number, Phrase[]>()
  for (const [text, short] of rows) {
    const letters = text.replaceAll(' ', '')
    const off = typosAllowed(letters)
    for (let length = letters.length - off; length <= letters.length + off; length++)
      found.set(length, [
        ...(found.get(length) ?? []),
        { letters, ends: endsOf(letters), short: short.split(' ') },
      ])
  }
  return found
}

function typosAllowed(letters: string): number {
  return Math.min(2, Math.floor(letters.length / lettersPerTypo))
}

const forms = phrasesOf(orgPhrases)
const formsAndBodies = phrasesOf([...orgPhrases, ...bodyPhrases])

/** Legal forms that are written out as they are shortened, `aktiengesellschaft` as `ag`; a name is never one alone. */
export function shortenForms(words: readonly string[]): string[] {
  return shortened(words, forms)
}

/** The same in the name of a body, and what kind of body it is, `design bureau` as `kb`. */
export function shortenBodies(words: readonly string[]): string[] {
  return shortened(words, formsAndBodies)
}

function shortened(words: readonly string[], phrases: Phrases): string[] {
  if (lettersIn(words) < phrases.shortest) return [...words]
  const tokens = turnedBack(withoutGlue(words, phrases), phrases)
  const written: string[] = []
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at, phrases)
    if (found === null || isBetterWithout(tokens, at, { found, phrases })) written.push(tokens[at++] ?? '')
    else {
      written.push(...found.short)
      at += found.parts
    }
  }
  return written
}

/** Whether a short word before a phrase, `a7 limited liability company`, would be taken for slips in it. */
function isBetterWithout(
  tokens: readonly string[],
  at: number,
  { found, phrases }: { readonly found: FoundPhrase; readonly phrases: Phrases },
): boolean {
  return found.off > 0 && (phraseAt(tokens, at + 1, phrases)?.off ?? Infinity) < found.off
}

function lettersIn(words: readonly string[]): number {
  let letters = 0
  for (const word of words) letters += word.length
  return letters
}

/** A name turned round in the midst of a phrase, `production company veltran scientific`, as it begins. */
function turnedBack(tokens: readonly string[], { byFirst }: Phrases): readonly string[] {
  for (let behind = 1; behind < Math.min(maxParts, tokens.length); behind++) {
    const known = byFirst.get(tokens.at(-behind) ?? '')
    const turned = known && [...tokens.slice(-behind), ...tokens.slice(0, -behind)]
    if (known?.some((words) => words.length > behind && words.every((word, at) => word === turned?.[at])))
      return turned ?? tokens
  }
  return tokens
}

/** The end of a word and the beginning of the next: no other words are one phrase, whatever is written to it. */
function seamOf(word: string, next: string): number {
  return pairAt(word, word.length - 2) * 128 + next.charCodeAt(0)
}

/** Letters from which on what is written to a phrase is a word. */
const minGlued = 3

/** A word that is written to a phrase without a space, `joint stock companyveltran`, apart from it. */
function withoutGlue(words: readonly string[], { spaced, seams }: Phrases): readonly string[] {
  if (!words.some((word, at) => seams.has(seamOf(words[at - 1] ?? '', word)))) return words
  const text = words.join(' ')
  for (const phrase of spaced) {
    const at = text.indexOf(phrase)
    if (at < 0) continue
    const [before, behind] = [text.slice(0, at), text.slice(at + phrase.length)]
    const [last = '', next = ''] = [before.split(' ').at(-1), behind.split(' ')[0]]
    if (last !== '' && next !== '') continue
    if (last.length + next.length >= minGlued)
      return [before, phrase, behind].flatMap((part) => part.split(' ').filter((word) => word !== ''))
  }
  return words
}

/** The phrase that begins at a word: the one with the fewest letters misspelt, of equals the longest. */
function phraseAt(tokens: readonly string[], at: number, { byLength }: Phrases): FoundPhrase | null {
  let [length, least, found]: [number, number, FoundPhrase | null] = [0, Infinity, null]
  for (let parts = 1; parts <= maxParts && at + parts <= tokens.length; parts++) {
    length += tokens[at + parts - 1]?.length ?? 0
    const known = byLength.get(length)
    if (known === undefined) continue
    const letters = tokens.slice(at, at + parts).join('')
    const { head, tail } = endsOf(letters)
    for (const phrase of known) {
      // Most pairs are told apart by how they begin and end.
      if (head !== phrase.ends.head && tail !== phrase.ends.tail) continue
      const off = misspelt(letters, phrase.letters)
      if (off > least || off > typosAllowed(phrase.letters)) continue
      least = off
      found = { short: phrase.short, parts, off }
    }
  }
  return found
}

/** How many letters are off. */
function misspelt(letters: string, phrase: string): number {
  return letters === phrase ? 0 : editDistance(letters, phrase, typosAllowed(phrase))
}

function endsOf(letters: string): Ends {
  return { head: pairAt(letters, 0), tail: pairAt(letters, letters.length - 2) }
}

function pairAt(letters: string, at: number): number {
  return (letters.charCodeAt(at) << 16) | letters.charCodeAt(at + 1)
}
