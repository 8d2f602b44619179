import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { VizLetter } from '../text-line.ts'

/** Letters of a script that are taken for Latin ones among Latin letters. */
const latinFor: Partial<Readonly<Record<PrintScript, Readonly<Record<string, string>>>>> = {
  Cyrl: {
    А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', Ј: 'J', К: 'K', М: 'M', О: 'O', Р: 'P', Ѕ: 'S', Т: 'T', Х: 'X', У: 'Y', Ү: 'Y', Ғ: 'F',
    а: 'a', с: 'c', е: 'e', і: 'i', ј: 'j', о: 'o', р: 'p', ѕ: 's', х: 'x', у: 'y', ү: 'v', т: 'm', п: 'n', ҳ: 'x', һ: 'h', ғ: 'f', ԛ: 'q', ԝ: 'w',
  },
  Grek: {
    Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
    ο: 'o', ν: 'v', κ: 'k', υ: 'u', ι: 'i',
  },
} // prettier-ignore

type Shapes = Readonly<Record<string, string>>

/** Figures and letters with marks that letters of Cyrillic among others are taken for. */
const cyrillicAmongLetters: readonly (readonly [seen: RegExp, letter: string])[] = [
  [/Ë/gu, 'Ё'],
  [/(?<=\p{L})0(?=[\p{L}3])/gu, 'О'],
  [/(?<=\p{L}|(?<![\p{L}\d]))3(?=\p{L}{2})/gu, 'З'],
]

/** A text of Latin capitals that all look like letters of a script, in these letters; null for any other text. */
export function inLettersOf(script: PrintScript, text: string): string | null {
  const own = new Map(Object.entries(latinFor[script] ?? {}).map(([letter, latin]) => [latin, letter]).reverse() as [string, string][]) // prettier-ignore
  const letters = Array.from(text, (symbol) => (/[A-Z]/.test(symbol) ? (own.get(symbol) ?? null) : symbol))
  if (letters.includes(null) || !/[A-Z]/.test(text) || /[a-z]/.test(text)) return null
  const word = letters.join('')
  return script === 'Cyrl' ? cyrillicAmongLetters.reduce((all, [seen, letter]) => all.replace(seen, letter), word) : word // prettier-ignore
}

const isLetter = ({ symbol }: VizLetter): boolean => /\p{L}/u.test(symbol)
const isLatin = ({ symbol }: VizLetter): boolean => /\p{Script=Latin}/u.test(symbol)

const hasSmall = (part: readonly VizLetter[]): boolean => part.some(({ symbol }) => /\p{Ll}/u.test(symbol))

/** Whether a script has letters that look like Latin ones. */
export function hasLatinShapes(script: PrintScript | undefined): script is PrintScript {
  return script !== undefined && script in latinFor
}

/**
 * Letters of a line in Cyrillic or Greek, in whose Latin parts (`Документ / Docuтent`) letters are put right that look like
 * Latin ones: parts that hold Latin letters, and none that could not be one. Behind a part that is not Latin, capitals
 * without one that tells are, too: `ΞΑΝΘΗ / XANTHI`.
 */
export function withLatinParts(letters: readonly VizLetter[], script: PrintScript): readonly VizLetter[] {
  const shapes = latinFor[script] ?? {}
  const parts: VizLetter[][] = [[]]
  for (const letter of letters) {
    if (letter.symbol === '/') parts.push([letter], [])
    else parts.at(-1)?.push(letter)
  }
  const first = parts[0] ?? []
  const isFirstLocal = first.some(isLetter) && !isLatinPart(first, shapes)
  return parts.flatMap((part, at) =>
    isLatinPart(part, shapes) || (at > 0 && isFirstLocal && !hasSmall(part) && mayBeLatin(part, shapes))
      ? part.map((letter) => asLatin(letter, shapes))
      : part,
  )
}

function isLatinPart(part: readonly VizLetter[], shapes: Shapes): boolean {
  const sharedShapes = Object.values(shapes)
  const tells = (letter: VizLetter): boolean => isLatin(letter) && !sharedShapes.includes(letter.symbol)
  return part.some(tells) && mayBeLatin(part, shapes)
}

/** A part of several letters, each of them a Latin one or like one. */
function mayBeLatin(part: readonly VizLetter[], shapes: Shapes): boolean {
  const inPart = part.filter(isLetter)
  return inPart.length > 1 && inPart.every((letter) => isLatin(letter) || letter.symbol in shapes)
}

function asLatin(letter: VizLetter, shapes: Shapes): VizLetter {
  const symbol = shapes[letter.symbol]
  return symbol === undefined ? letter : { ...letter, symbol }
}
