import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { lettersOf, type VizLine } from '../text-line.ts'

/** Scripts with capitals that look like Latin ones: what their words are taken for where the Latin alphabet reads them, and letters that none of it looks like. */
const alike: Partial<Readonly<Record<PrintScript, { readonly seen: RegExp; readonly own: RegExp }>>> = {
  Grek: {
    seen: /(?<![\p{L}\d])[ABEZHIKMNOPTYXQFØÖ]{4,}(?![\p{L}\d])/u,
    own: /[ΓΔΘΛΞΠΣΦΨΩ]/u,
  },
}
/** Letters that show the script must be read with this mean certainty, 0..1. */
const leastShown = 0.85

/** Whether a text that was read in Latin letters has a word of capitals that may be one of a script with the same shapes. */
export function mayLookLatin(script: PrintScript, text: string): boolean {
  return alike[script]?.seen.test(text) ?? false
}

/** A name in both scripts, as the reading in Greek has it: letters of its own, a stroke, Latin letters. */
const inBoth =
  /^(?=[^/]*\p{Script=Greek})[^/\p{Script=Latin}]*\/(?=.*\p{Script=Latin}{2})[^/\p{Script=Greek}]*$/u

/** Whether a line is in such a script after all: letters show it that the Latin alphabet has nothing like, or its other half, in Latin letters. */
export function isShownOtherwise(read: VizLine, latin: VizLine): boolean {
  const own = read.script === undefined ? undefined : alike[read.script]?.own
  if (own === undefined || latin.script !== undefined) return false
  const isTwice = inBoth.test(read.text)
  const shown = lettersOf(read).filter(({ symbol }) => (isTwice ? /\p{Script=Greek}/u : own).test(symbol))
  const sum = shown.reduce((all, { confidence }) => all + confidence, 0)
  return shown.length > 0 && sum >= leastShown * shown.length
}
