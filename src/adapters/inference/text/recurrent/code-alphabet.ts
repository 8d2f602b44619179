import { z } from 'zod'

const place = z.number().int().min(-1)

const hangulShape = z.object({ initials: z.array(place), vowels: z.array(place), finals: z.array(place) })

const alphabetShape = z.object({
  blank: z.number().int().min(0),
  /** In pixels: lines are shown to the network as high as this. */
  height: z.number().int().min(8).max(64),
  /** Probabilities are raised to this, so that a sure answer is as often right as it says. */
  sureness: z.number().positive(),
  /** The text of each code, in their order; empty for codes that are no text by themselves. */
  codes: z.array(z.string()),
  /** Codes of the parts of Hangul's syllables, in the order of Unicode; -1 for those that the network does not know. */
  hangul: hangulShape.optional(),
})

/** Between the codes of a network and the letters that they are. */
export interface CodeAlphabet {
  readonly blank: number
  readonly height: number
  readonly sureness: number
  /** The letter of one code or of several, or undefined where they are none. */
  readonly letterOf: (codes: readonly number[]) => string | undefined
  /** The code that is a letter by itself; -1 where there is none. */
  readonly codeOf: (letter: string) => number
  /** The codes of a letter, one or several; null where it has none. */
  readonly codesOf: (letter: string) => readonly number[] | null
  /** The most codes that one letter takes. */
  readonly longest: number
}

const firstSyllable = 0xac00

/** @throws ZodError where the file is not what `training/scripts/tesseract` writes */
export function codeAlphabet(json: unknown): CodeAlphabet {
  const { blank, height, sureness, codes, hangul } = alphabetShape.parse(json)
  const single = (code: number) => (code === blank ? undefined : codes[code] || undefined)
  return {
    blank,
    height,
    sureness,
    longest: hangul ? 3 : 1,
    codeOf: (letter) => codes.indexOf(letter),
    codesOf: (letter) => {
      if (hangul && isSyllable(letter)) return partsOf(hangul, letter)
      const parts = codes.includes(letter) ? [letter] : Array.from(letter.normalize('NFKD'))
      const known = parts.map((part) => codes.indexOf(part))
      return known.includes(-1) ? null : known
    },
    letterOf: (parts) => {
      if (parts.length === 1) return single(parts[0] ?? -1)
      return hangul && parts.length === 3 ? syllableOf(hangul, parts) : undefined
    },
  }
}

const syllables = 11_172

function isSyllable(letter: string): boolean {
  const place = (letter.codePointAt(0) ?? 0) - firstSyllable
  return place >= 0 && place < syllables
}

/** The codes of a syllable's parts; null where the network does not know one of them. */
function partsOf(
  { initials, vowels, finals }: z.infer<typeof hangulShape>,
  syllable: string,
): readonly number[] | null {
  const place = (syllable.codePointAt(0) ?? 0) - firstSyllable
  const ofInitial = vowels.length * finals.length
  const parts = [
    initials[Math.floor(place / ofInitial)],
    vowels[Math.floor(place / finals.length) % vowels.length],
    finals[place % finals.length],
  ].map((code = -1) => code)
  return parts.includes(-1) ? null : parts
}

function syllableOf(
  { initials, vowels, finals }: z.infer<typeof hangulShape>,
  [initial = -1, vowel = -1, final = -1]: readonly number[],
): string | undefined {
  const [a, b, c] = [initials.indexOf(initial), vowels.indexOf(vowel), finals.indexOf(final)]
  if (Math.min(initial, vowel, final, a, b, c) < 0) return undefined
  return String.fromCodePoint(firstSyllable + (a * vowels.length + b) * finals.length + c)
}
