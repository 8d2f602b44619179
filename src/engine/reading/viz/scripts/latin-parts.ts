import type { VizLetter } from '../text-line.ts'

/** Cyrillic letters that are taken for Latin ones among Latin letters. */
const latinFor: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', Ј: 'J', К: 'K', М: 'M', О: 'O', Р: 'P', Ѕ: 'S', Т: 'T', Х: 'X', У: 'Y', Ү: 'Y', Ғ: 'F',
  а: 'a', с: 'c', е: 'e', і: 'i', ј: 'j', о: 'o', р: 'p', ѕ: 's', х: 'x', у: 'y', ү: 'v', т: 'm', п: 'n', ҳ: 'x', һ: 'h', ғ: 'f', ԛ: 'q', ԝ: 'w',
} // prettier-ignore

const sharedShapes: ReadonlySet<string> = new Set(Object.values(latinFor))

/** A Latin letter that no Cyrillic one looks like. */
const isLatin = ({ symbol }: VizLetter): boolean =>
  /\p{Script=Latin}/u.test(symbol) && !sharedShapes.has(symbol)
const isCyrillic = ({ symbol }: VizLetter): boolean => /\p{Script=Cyrillic}/u.test(symbol)

/**
 * Letters of a line in Cyrillic, in whose Latin parts (`Документ / Docuтent`) Cyrillic letters are put right that look like
 * Latin ones: parts that hold Latin letters, and no Cyrillic one that could not be one.
 */
export function withLatinParts(letters: readonly VizLetter[]): readonly VizLetter[] {
  const parts: VizLetter[][] = [[]]
  for (const letter of letters) {
    if (letter.symbol === '/') parts.push([letter], [])
    else parts.at(-1)?.push(letter)
  }
  return parts.flatMap((part) => (isLatinPart(part) ? part.map(asLatin) : part))
}

function isLatinPart(part: readonly VizLetter[]): boolean {
  return part.some(isLatin) && part.filter(isCyrillic).every(({ symbol }) => symbol in latinFor)
}

function asLatin(letter: VizLetter): VizLetter {
  const symbol = latinFor[letter.symbol]
  return symbol === undefined ? letter : { ...letter, symbol }
}
