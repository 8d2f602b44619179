import type { RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** Letters that look like others, in both directions. */
interface LookAlikes {
  readonly toLatin: ReadonlyMap<string, string>
  readonly fromLatin: ReadonlyMap<string, string>
}

/** @param pairs each letter is followed by the Latin one that it looks like */
export function lookAlikes(pairs: string): LookAlikes {
  const letters = Array.from(pairs)
  const [toLatin, fromLatin] = [new Map<string, string>(), new Map<string, string>()]
  for (let at = 0; at + 1 < letters.length; at += 2) {
    const [own = '', latin = ''] = letters.slice(at, at + 2)
    toLatin.set(own, latin)
    if (!fromLatin.has(latin)) fromLatin.set(latin, own)
  }
  return { toLatin, fromLatin }
}

/** A word of so many letters may be part of a number, whose letters the line does not tell. */
const lettersOfCode = 2

/**
 * Letters as the script of their word has them: Н and H look the same, and only the others of a word tell which one it is. A word
 * without a letter that tells is of the script of those that have one, where they agree.
 */
export function oneScriptWords(
  characters: readonly RecognisedCharacter[],
  alike: LookAlikes,
): readonly RecognisedCharacter[] {
  const line = scriptOf(characters, alike)
  const other = beforeStroke(characters, alike)
  return wordsOf(withoutDoubles(characters, alike)).flatMap((word) => {
    const ofLine = (word[0]?.centre ?? 1) < other ? 'own' : line
    const script = scriptOf(word, alike) ?? (word.length > lettersOfCode ? ofLine : null)
    const letters = script === 'own' ? alike.fromLatin : script === 'latin' ? alike.toLatin : null
    if (letters === null) return word
    return word.map((one) => ({ ...one, symbol: letters.get(one.symbol) ?? one.symbol }))
  })
}

/** Up to where a line is in its own script because it says the same in Latin letters behind a stroke; 0 where it does not. */
function beforeStroke(characters: readonly RecognisedCharacter[], alike: LookAlikes): number {
  const at = characters.findIndex(({ symbol }) => symbol === '/')
  const [first, second] = [characters.slice(0, Math.max(0, at)), characters.slice(at + 1)]
  const isTwice = scriptOf(first, alike) === null && scriptOf(second, alike) === 'latin'
  return isTwice ? (characters[at]?.centre ?? 0) : 0
}

/** Two letters that look alike and lie nearer to each other than this part of the usual distance are one. */
const nearerThan = 0.6

/** Letters of which none was answered twice, once in each script. */
function withoutDoubles(
  characters: readonly RecognisedCharacter[],
  { toLatin }: LookAlikes,
): readonly RecognisedCharacter[] {
  const distances = characters.slice(1).map(({ centre }, at) => centre - (characters[at]?.centre ?? 0))
  const usual = medianOf(distances) ?? 0
  const kept: RecognisedCharacter[] = []
  for (const one of characters) {
    const before = kept.at(-1)
    const isDouble =
      before !== undefined &&
      one.centre - before.centre < nearerThan * usual &&
      (toLatin.get(one.symbol) === before.symbol || toLatin.get(before.symbol) === one.symbol)
    if (!isDouble) kept.push(one)
    else if (one.confidence > before.confidence) kept[kept.length - 1] = one
  }
  return kept
}

/** Of which script are the letters that only one has; null where there are none, or as many of both. */
function scriptOf(
  characters: readonly RecognisedCharacter[],
  { toLatin, fromLatin }: LookAlikes,
): 'own' | 'latin' | null {
  const telling = characters.filter(({ symbol }) => !toLatin.has(symbol) && !fromLatin.has(symbol) && isLetter(symbol)) // prettier-ignore
  const latin = telling.filter(({ symbol }) => /\p{Script=Latin}/u.test(symbol)).length
  const own = telling.length - latin
  return own > latin ? 'own' : latin > own ? 'latin' : null
}

function wordsOf(characters: readonly RecognisedCharacter[]): readonly RecognisedCharacter[][] {
  const words: RecognisedCharacter[][] = []
  for (const [at, character] of characters.entries()) {
    const before = characters[at - 1]
    const goesOn = before !== undefined && isLetter(before.symbol) === isLetter(character.symbol)
    if (goesOn) words.at(-1)?.push(character)
    else words.push([character])
  }
  return words
}

function isLetter(symbol: string): boolean {
  return /\p{L}/u.test(symbol)
}
