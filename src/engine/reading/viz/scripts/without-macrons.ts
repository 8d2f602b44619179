import type { LabelMatch } from '../../../documents/viz/match-label.ts'
import { lettersOf, lineOfLetters, type VizLine } from '../text-line.ts'

/** Letters that Tajik alone writes, and what else of Cyrillic looks like them in small print. */
const plain: Readonly<Record<string, string>> = { Ӣ: 'Й', ӣ: 'й' }
const inTajik = /[Ӣӣ]/u
/** So many labels in other languages show that a page is not in Tajik. */
const leastLabels = 2

/**
 * The lines of a page in Cyrillic, an И with a macron as the Й that it is where no label is in Tajik, the one language that has it. Where
 * both were read of one letter, one of them is left.
 */
export function withoutMacrons(
  lines: readonly VizLine[],
  matchesOf: (lines: readonly VizLine[]) => readonly (LabelMatch | null)[],
): readonly VizLine[] {
  if (!lines.some(({ text }) => inTajik.test(text))) return lines
  const matches = matchesOf(lines)
  const inCyrillic = matches.flatMap((match, at) => (match !== null && lines[at]?.script === 'Cyrl' ? [match] : [])) // prettier-ignore
  const isTajik = inCyrillic.some(({ languages }) => languages.includes('tg'))
  return isTajik || inCyrillic.length < leastLabels ? lines : lines.map(withoutMacron)
}

function withoutMacron(line: VizLine): VizLine {
  if (!inTajik.test(line.text)) return line
  const letters = lettersOf(line).flatMap((letter, at, all) => {
    const symbol = plain[letter.symbol]
    if (symbol === undefined) return [letter]
    return all[at - 1]?.symbol === symbol ? [] : [{ ...letter, symbol }]
  })
  return { ...line, ...lineOfLetters(letters, line.quad, line.script) }
}
