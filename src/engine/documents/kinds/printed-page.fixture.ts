import { matchLabel } from '../viz/match-label.ts'
import { matchNumberedLabel } from '../viz/match-numbered-label.ts'
import type { KindScript } from './kind-definition.ts'
import type { KindLine, KindPage } from './matching/kind-page.ts'

const scripts: readonly (readonly [KindScript, RegExp])[] = [
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Beng', /\p{Script=Bengali}/gu],
  ['Taml', /\p{Script=Tamil}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Kore', /\p{Script=Hangul}/gu],
  ['Hani', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Latn', /\p{Script=Latin}/gu],
]

/** The script of most letters of a text; Latin where it has none. */
export function scriptOf(text: string): KindScript {
  const counts = scripts.map(([script, letters]) => [script, text.match(letters)?.length ?? 0] as const)
  const [best] = counts.toSorted((a, b) => b[1] - a[1])
  return best === undefined || best[1] === 0 ? 'Latn' : best[0]
}

/** A page of lines, each below the one before it; `|||` parts what stands in one line side by side. */
export function printedPage(
  texts: readonly string[],
  further: Partial<Omit<KindPage, 'lines' | 'labels'>> = {},
): KindPage {
  const lines = texts.flatMap((text, row): readonly KindLine[] =>
    text.split('|||').map((part, column) => ({
      text: part.trim(),
      script: scriptOf(part),
      position: {
        left: 100 + 400 * column,
        right: 100 + 400 * column + 10 * part.trim().length,
        middle: 50 + 40 * row,
        height: 20,
      },
    })),
  )
  const numbers = new Set(lines.map(({ text }) => matchNumberedLabel(text)?.field ?? null))
  numbers.delete(null)
  return {
    lines,
    labels: lines.map(({ text }) => matchLabel(text)?.field ?? null),
    isNumbered: numbers.size >= 4,
    zone: null,
    codes: [],
    aspect: null,
    ...further,
  }
}
