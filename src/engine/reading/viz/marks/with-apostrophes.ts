import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from '../text-line.ts'

/** Letters of Slovak and Czech whose caron is printed as an apostrophe behind them, and what stands there in other languages. */
const plain: Readonly<Record<string, string>> = { ľ: 'l', ď: 'd', ť: 't', Ľ: 'L' }
const ambiguous = /[ľďťĽ]/u
const isApostrophe = (letter: VizLetter | undefined): boolean => /^['’‘`´]$/u.test(letter?.symbol ?? '')
const isLetter = (letter: VizLetter | undefined): boolean => /^\p{L}$/u.test(letter?.symbol ?? '')

/** Letters of the same two languages that leave no doubt, none of French, Italian or Catalan. */
const telling = /[čěňřšůžČĚŇŘŠŮŽ]/gu
/** So many of them, and so great a part of all Latin letters, show that a page is in one of the two. */
const least = { letters: 2, part: 0.01 } as const

/**
 * The lines of a page, each `ľ` as the `l'` that it is where the page is neither in Slovak nor in Czech: `deľimpresa` is `dell'impresa`.
 * Where it is in one of them, an apostrophe behind such a letter is its caron.
 */
export function withApostrophes(lines: readonly VizLine[]): readonly VizLine[] {
  if (!lines.some(({ text }) => ambiguous.test(text))) return lines
  const text = lines.map((line) => line.text).join('')
  const count = text.match(telling)?.length ?? 0
  const part = count / (text.match(/\p{Script=Latin}/gu)?.length ?? 1)
  const spelled = count >= least.letters && part >= least.part ? withoutSecondMark : withPlainLetters
  return lines.map((line) =>
    ambiguous.test(line.text)
      ? { ...line, ...lineOfLetters(spelled(lettersOf(line)), line.quad, line.script) }
      : line,
  )
}

function withoutSecondMark(letters: readonly VizLetter[]): readonly VizLetter[] {
  return letters.filter(
    (letter, at) => !isApostrophe(letter) || !ambiguous.test(letters[at - 1]?.symbol ?? ''),
  )
}

function withPlainLetters(letters: readonly VizLetter[]): readonly VizLetter[] {
  return letters.flatMap((letter, at) => {
    const symbol = plain[letter.symbol]
    if (symbol === undefined) return [letter]
    const next = letters[at + 1]
    return isLetter(next)
      ? [
          { ...letter, symbol },
          { ...letter, symbol: "'", alternatives: [] },
        ]
      : [{ ...letter, symbol }]
  })
}
