import { monthOfWord } from '../../../documents/viz/dates/month-words.ts'
import { withLatinForward } from './latin-forward.ts'
import { withColons } from './with-colons.ts'
import { hasLatinShapes, withLatinParts } from './latin-parts.ts'
import { lettersOf, lineOfLetters, runsToTheLeft, type VizLetter, type VizLine } from '../text-line.ts'

/** Letters that stand together between blanks. */
interface Word {
  readonly letters: readonly VizLetter[]
  /** Its ends, as parts 0..1 of the line's width. */
  readonly from: number
  readonly to: number
}

/** A Latin word that the other reading passed over must be read with this mean certainty, 0..1, and have so many letters. */
const passedOver = { certain: 0.9, letters: 2 } as const

/** Arabic letters that were read with less mean certainty, 0..1, may be a plain Latin word. */
const leastArabic = 0.6

/**
 * A line read in its script, its Latin words and its figures as the Latin alphabet has them where that is surer: `Фамилия /
 * Surname`, `姓名 Name`. A Latin word that the script's reading passed over is put where it stands.
 */
export function withLatinWords(read: VizLine, latin: VizLine | null): VizLine {
  const pitch = 1 / Math.max(1, read.text.length, latin?.text.length ?? 0)
  const between = hasLatinShapes(read.script) ? betweenParts : /\s/u
  const placed = (latin === null ? [] : wordsOf(latin, { pitch, between })).reduce(
    (all, word) => withWord(all, word, read),
    withColons(lettersOf(read), latin, pitch),
  )
  const letters = runsToTheLeft(read) ? withLatinForward(placed) : placed
  const line = lineOfLetters(
    hasLatinShapes(read.script) ? withLatinParts(letters, read.script) : letters,
    read.quad,
    read.script,
  )
  return latin === null ? line : { ...line, latinText: latin.text }
}

/** The letters of a line with a Latin word among them, in place of what stands where it does. */
function withWord(
  letters: readonly VizLetter[],
  word: Word,
  read: Pick<VizLine, 'script'>,
): readonly VizLetter[] {
  const isInside = ({ centre }: VizLetter): boolean => centre > word.from && centre < word.to
  const within = letters.filter((letter) => isInside(letter) && /\S/.test(letter.symbol))
  const inside = wholeWord(letters, within, word)
  if (inside.length === 0) return withPassedOver(letters, word, runsToTheLeft(read))
  const isMixed = isMisreadLatin(inside, word)
  if (read.script === 'Arab' && !isMixed && isArabic(inside, word)) return letters
  if (isOwnNumber(word, inside) || isMonthOfDate(letters, inside, word)) return letters
  const isSurer = certainty(word.letters) >= certainty(inside)
  const isLatin = isMixed || isLatinWord(word, inside)
  if (!isSurer || !isLatin || word.letters.length < inside.length / 2) return letters
  const [first, last] = [letters.findIndex((one) => inside.includes(one)), letters.findLastIndex((one) => inside.includes(one))] // prettier-ignore
  return letters.slice(first, last + 1).some((one) => !inside.includes(one) && /\S/.test(one.symbol))
    ? letters
    : [...letters.slice(0, first), ...word.letters, ...letters.slice(last + 1)]
}

function isLatinWord(word: Word, inside: readonly VizLetter[]): boolean {
  const hasLocal = inside.some(({ symbol }) => isLocal(symbol))
  return !hasLocal || hasOwnLetter(word, inside) || isNumber(word, inside)
}

function isMonthOfDate(letters: readonly VizLetter[], inside: readonly VizLetter[], word: Word): boolean {
  return isBetweenFigures(letters, inside) && isMonth(inside) && !isMonth(word.letters)
}

/** `ก.ค.` is July, and what the Latin alphabet sees of it, `n.A.`, is nothing. */
function isMonth(letters: readonly VizLetter[]): boolean {
  return monthOfWord(letters.map(({ symbol }) => symbol).join(''), []) !== null
}

/** Whether a day and a year may stand around a word. */
function isBetweenFigures(letters: readonly VizLetter[], inside: readonly VizLetter[]): boolean {
  const text = (part: readonly VizLetter[]): string => part.map(({ symbol }) => symbol).join('')
  const before = letters.slice(
    0,
    letters.findIndex((one) => inside.includes(one)),
  )
  const after = letters.slice(letters.findLastIndex((one) => inside.includes(one)) + 1)
  return /\p{Nd}\s*$/u.test(text(before)) && /^\s*\p{Nd}{2}/u.test(text(after))
}

/** What stands where a word does; with what lies a little beside it of a word of as many letters: `Ρ8825391` is `P8825391`. */
function wholeWord(
  letters: readonly VizLetter[],
  inside: readonly VizLetter[],
  word: Word,
): readonly VizLetter[] {
  const isApart = (letter: VizLetter | undefined): boolean => letter === undefined || betweenParts.test(letter.symbol) // prettier-ignore
  const [first, last] = [letters.findIndex((one) => inside.includes(one)), letters.findLastIndex((one) => inside.includes(one))] // prettier-ignore
  if (inside.length === 0 || inside.length === word.letters.length) return inside
  const start = letters.findLastIndex((letter, at) => at < first && isApart(letter)) + 1
  const end = letters.findIndex((letter, at) => at > last && isApart(letter))
  const whole = letters.slice(start, end < 0 ? letters.length : end)
  return whole.length === word.letters.length ? whole : inside
}

/**
 * Whether a Latin word is what the Latin alphabet makes of Arabic letters, which it knows nothing like: it is sure of
 * some word wherever there is ink. The network for Arabic knows Latin letters.
 */
function isArabic(inside: readonly VizLetter[], word: Word): boolean {
  const isLatin = certainty(inside) < leastArabic && certainty(word.letters) >= passedOver.certain
  return inside.some(({ symbol }) => isLocal(symbol)) && !isLatin
}

/** Latin letters among figures of Arabic, which no print mixes, are a Latin word: `٦٤x` is `Sex`. */
function isMisreadLatin(inside: readonly VizLetter[], { letters }: Word): boolean {
  const text = inside.map(({ symbol }) => symbol).join('')
  const isMixture = /\p{Script=Latin}/u.test(text) && /[\u0660-\u0669\u06f0-\u06f9]/u.test(text)
  const isWord = letters.length > 1 && letters.every(({ symbol }) => /\p{Script=Latin}/u.test(symbol))
  return (
    isMixture && isWord && !/[^\P{L}\p{Script=Latin}]/u.test(text) && certainty(letters) >= passedOver.certain
  )
}

function withPassedOver(
  letters: readonly VizLetter[],
  word: Word,
  isLeftward: boolean,
): readonly VizLetter[] {
  if (word.letters.length < passedOver.letters || certainty(word.letters) < passedOver.certain) return letters
  const middle = (word.from + word.to) / 2
  const behind = letters.findIndex(({ centre }) => (isLeftward ? centre < middle : centre > middle))
  const at = behind < 0 ? letters.length : behind
  const [before, after] = [trimmed(letters.slice(0, at)), trimmed(letters.slice(at))]
  const blank = { symbol: ' ', confidence: 1, alternatives: [], centre: middle }
  return [
    ...before,
    ...(before.length === 0 ? [] : [blank]),
    ...word.letters,
    ...(after.length === 0 ? [] : [blank]),
    ...after,
  ]
}

/** A name in both scripts with no blank between, `ΒΛΑΧΟΥ/VLACHOU`, is two words. */
const betweenParts = /[\s/]/u

function wordsOf(
  line: VizLine,
  { pitch, between }: { readonly pitch: number; readonly between: RegExp },
): readonly Word[] {
  const words: VizLetter[][] = [[]]
  for (const letter of lettersOf(line))
    if (between.test(letter.symbol)) words.push([])
    else words.at(-1)?.push(letter)
  return words.flatMap((letters) => {
    const centres = letters.map(({ centre }) => centre)
    if (letters.length === 0) return []
    const [from, to] = [Math.min(...centres), Math.max(...centres)]
    const half = Math.min(pitch, (to - from) / (letters.length - 1) || pitch) / 2
    return [{ letters, from: from - half, to: to + half }]
  })
}

/** Whether Latin print has no such letter or figure. */
function isLocal(symbol: string): boolean {
  return /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]|\p{M}|[\uD800-\uDFFF]/u.test(symbol)
}

/** Latin letters that are shaped like Cyrillic or Greek ones, and what is no letter: of these alone no word is Latin. */
const sharedShapes = /[ABCEHIJKMNOPSTXYZaceijopsxy\P{L}]/gu

/** Cyrillic letters that a serif makes like a Latin one which no other letter of a word may show: `гор` is no `rop`. */
const likeInSerifs = new Set(['гr', 'пn', 'иu', 'кk', 'тm', 'вB', 'нH'])

function hasOwnLetter({ letters }: Word, inside: readonly VizLetter[]): boolean {
  const isLike = (symbol: string, at: number): boolean =>
    letters.length === inside.length && likeInSerifs.has(`${inside[at]?.symbol ?? ''}${symbol}`)
  const telling = letters.filter(({ symbol }, at) => !isLike(symbol, at))
  return telling.map(({ symbol }) => symbol).join('').replace(sharedShapes, '') !== '' // prettier-ignore
}

/** Figures of the script, of which the Latin alphabet makes letters that stand in no number. */
function isOwnNumber({ letters }: Word, inside: readonly VizLetter[]): boolean {
  const isOwn = inside.length >= 4 && inside.every(({ symbol }) => /(?![0-9])\p{Nd}/u.test(symbol))
  return isOwn && letters.some(({ symbol }) => /[^\p{ASCII}]/u.test(symbol))
}

/** Numbers of documents have Latin letters, whose shapes Cyrillic and Greek ones share: `Р1403058`, one for one. */
function isNumber({ letters }: Word, inside: readonly VizLetter[]): boolean {
  const text = letters.map(({ symbol }) => symbol).join('')
  return letters.length === inside.length && /^(?=.*[A-Z])(?=.*\d.*\d.*\d)[A-Z\d]+$/.test(text)
}

function trimmed(letters: readonly VizLetter[]): readonly VizLetter[] {
  const isLetter = letters.map(({ symbol }) => /\S/.test(symbol))
  const [first, last] = [isLetter.indexOf(true), isLetter.lastIndexOf(true)]
  return first < 0 ? [] : letters.slice(first, last + 1)
}

function certainty(letters: readonly VizLetter[]): number {
  return letters.reduce((sum, { confidence }) => sum + confidence, 0) / (letters.length || 1)
}
