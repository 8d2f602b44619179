import type { Alternative } from '../../../../vocabulary/reading/recognition.ts'
import { lettersOf, lineOfLetters, meanConfidence, type VizLetter, type VizLine } from '../text-line.ts'

/** A national set of signs: how its codes are decoded, and in which bytes its signs stand. */
interface NationalSet {
  readonly encoding: string
  readonly lead: readonly [number, number]
  readonly trail: number
}

/** GB 2312 of the mainland, Big5 of Taiwan and Hong Kong, JIS X 0208 of Japan. */
const nationalSets = {
  simplified: { encoding: 'gbk', lead: [0xb0, 0xf7], trail: 0xa1 },
  traditional: { encoding: 'big5', lead: [0xa4, 0xf9], trail: 0x40 },
  japanese: { encoding: 'euc-jp', lead: [0xb0, 0xf4], trail: 0xa1 },
} as const satisfies Readonly<Record<string, NationalSet>>

type Writing = keyof typeof nationalSets

const known = new Map<Writing, ReadonlySet<string>>()

function signsOf(writing: Writing): ReadonlySet<string> {
  const signs = known.get(writing) ?? decodedSigns(nationalSets[writing])
  known.set(writing, signs)
  return signs
}

function decodedSigns({ encoding, lead: [first, last], trail: from }: NationalSet): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (let lead = first; lead <= last; lead++)
    for (let trail = from; trail <= 0xfe; trail++) {
      const sign = decoder.decode(Uint8Array.of(lead, trail))
      if (/^\p{Script=Han}$/u.test(sign)) signs.add(sign)
    }
  return signs
}

/** So many signs that one way of writing has and the other has not, and so many times as many as the other way round, tell which it is. */
const telling = { signs: 3, times: 3 } as const
/** So many letters of kana, in lines read with such mean certainty, 0..1, show that a page is Japanese. */
const leastKana = { letters: 3, certain: 0.9 } as const
/** What another sign must be worth at least, 0..1, to stand for one that the page's writing does not have, and how many times any third. */
const leastOther = { confidence: 0.005, times: 5 } as const

/** The way of writing of a page, where it has signs of its own for those that the mainland made simpler. */
function writingOf(lines: readonly VizLine[]): Exclude<Writing, 'simplified'> | null {
  const text = lines.filter((line) => meanConfidence([line]) >= leastKana.certain).map((line) => line.text).join('') // prettier-ignore
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana >= leastKana.letters) return 'japanese'
  const count = (own: Writing, other: Writing): number =>
    Array.from(text).filter((sign) => signsOf(own).has(sign) && !signsOf(other).has(sign)).length
  const [inTraditional, inSimplified] = [
    count('traditional', 'simplified'),
    count('simplified', 'traditional'),
  ]
  const isClear = (one: number, other: number): boolean =>
    one >= telling.signs && one >= telling.times * other
  return isClear(inTraditional, inSimplified) ? 'traditional' : null
}

/**
 * The lines of a page of Japan, Taiwan or Hong Kong, signs of the mainland alone as the sign of the page for which they were most
 * likely taken: `爱` is `愛`, `谢` is `謝`. One network knows the signs of all.
 */
export function withHanOfPage(lines: readonly VizLine[]): readonly VizLine[] {
  const ofHan = lines.filter(({ script }) => script === 'Hani')
  const writing = ofHan.length === 0 ? null : writingOf(ofHan)
  if (writing === null) return lines
  const signs = signsOf(writing)
  return lines.map((line) =>
    line.script === 'Hani'
      ? { ...line, ...lineOfLetters(lettersOf(line).map((letter) => inSet(letter, signs)), line.quad, line.script) } // prettier-ignore
      : line,
  )
}

function inSet(letter: VizLetter, signs: ReadonlySet<string>): VizLetter {
  if (signs.has(letter.symbol) || !signsOf('simplified').has(letter.symbol)) return letter
  const possible = letter.alternatives.filter(({ symbol }) => signs.has(symbol))
  const [best, next] = possible
  if (best === undefined || best.confidence < leastOther.confidence) return letter
  if (next !== undefined && next.confidence * leastOther.times > best.confidence) return letter
  return { ...letter, symbol: best.symbol, ...amongPossible(best, possible) }
}

/** How certain a sign is where those that the page's writing does not have cannot be it. */
function amongPossible(
  best: Alternative,
  possible: readonly Alternative[],
): Pick<VizLetter, 'confidence' | 'alternatives'> {
  const total = possible.reduce((sum, { confidence }) => sum + confidence, 0)
  const alternatives = possible.slice(1).map((one) => ({ ...one, confidence: one.confidence / total }))
  return { confidence: best.confidence / total, alternatives }
}
