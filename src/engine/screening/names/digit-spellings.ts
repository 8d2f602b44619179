import { spellingSeparator } from './spellings.ts'

const units = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Words for numbers that are seldom anything else; `one` is. */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.slice(1).map((word, at): [string, number] => [word, at + 2]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
  ['fourty', 40],
  ['hundred', 100],
])

const romanNumerals: ReadonlyMap<string, number> = new Map(
  'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'
    .split(' ')
    .map((numeral, at): [string, number] => [numeral, at + 2])
    .filter(([numeral]) => !['v', 'x', 'xi'].includes(numeral)),
)

/** Whether a word is a Roman numeral and seldom anything else. */
export function isRomanNumeral(word: string): boolean {
  return romanNumerals.has(word)
}

/** Numbers in the name of a body by their digits too: `three|3`, `viii|8`; `forty four` is `44`. */
export function addDigitSpellings(tokens: readonly string[]): string[] {
  const output: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token = '', next = ''] = [tokens[at], tokens[at + 1]]
    const [number, unit] = [numberWords.get(token), unitOf(next)]
    if (number !== undefined && number >= 20 && number < 100 && unit !== null) {
      output.push(String(number + unit))
      at++
    } else {
      const known = number ?? (at > 0 ? romanNumerals.get(token) : undefined)
      output.push(known === undefined ? token : `${token}${spellingSeparator}${String(known)}`)
    }
  }
  return output
}

/** 1 … 9, in letters or as a digit. */
function unitOf(word: string): number | null {
  if (/^[1-9]$/.test(word)) return Number(word)
  const at = units.indexOf(word)
  return at >= 0 && at < 9 ? at + 1 : null
}
