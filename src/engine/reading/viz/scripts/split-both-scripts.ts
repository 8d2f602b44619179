import { textClass } from './text-class.ts'

/** A piece of a text. */
interface TextPiece {
  readonly from: number
  /** Index behind its last letter. */
  readonly to: number
}

const betweenScripts = /\s*[/|\\｜／]\s*|\s+[-–—]\s+|\s+/gu
const hasLetters = /\p{L}.*\p{L}/u

/**
 * The two pieces of a text that says one thing in two scripts, in Latin letters and in others, in their order: `АНГЕЛОВ / ANGELOV`.
 * Null where it has one script alone, or where the scripts stand mixed.
 */
export function splitBothScripts(text: string): readonly [TextPiece, TextPiece] | null {
  if (textClass(text) === 'latin' || !/\p{Script=Latin}/u.test(text)) return null
  for (const { 0: gap, index } of text.matchAll(betweenScripts)) {
    const from = index + gap.length
    const [first, second] = [text.slice(0, index), text.slice(from)]
    if (!hasLetters.test(first) || !hasLetters.test(second)) continue
    if (isOfOneScript(first) && isOfOneScript(second) && textClass(first) !== textClass(second))
      return [{ from: 0, to: index }, { from, to: text.trimEnd().length }] // prettier-ignore
  }
  return null
}

function isOfOneScript(text: string): boolean {
  return textClass(text) === 'latin' || !/\p{Script=Latin}/u.test(text)
}
