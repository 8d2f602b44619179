import { romanise } from './romanise.ts'
import { legalFormTokens } from './tables/legal-form-tokens.ts'
import { tokenise } from './tokenise.ts'

/** What says that another name of the same entity follows. */
const akaMarker = /\b(?:also known as|formerly known as|a\.?\s?k\.?\s?a\.?|f\.?\s?k\.?\s?a\.?)(?=\s)/i

/** What may stand between two names, and between two words of one name. */
const nameSeparator = /[/;]/

/** More names than this in one are none. */
const maxNames = 4

/** Parts shorter than this are words of one name: `import/export corporation`, `Syria/the Levant`. */
const minWordsPerName = 2

/**
 * The names that are written as one: itself, and where two or more stand in it (`Al-Qa'ida/Islamic Army`, `Yantar Shipyard
 * (also known as Yantar)`), each of these too.
 */
export function splitNames(text: string): readonly string[] {
  if (!nameSeparator.test(text) && !akaMarker.test(text)) return [text, ...(repeatedName(text) ?? [])]
  const parts = text
    .split(akaMarker)
    .flatMap((name) => (isSeveralNames(name) ? name.split(nameSeparator) : [name]))
  const names = parts.map((part) => stripBrackets(part)).filter((part) => part !== '')
  return names.length > 1 && names.length <= maxNames ? [text, ...names] : [text]
}

/** A name and, in brackets behind it, the same with its legal form: `Obshchestvo … Veltran (OOO Veltran)`. */
const nameWithBrackets = /^([^()]{5,}?)\s*\(([^()]+)\)\s*$/u

/** Such a name's two writings; null of every other name. */
function repeatedName(text: string): readonly string[] | null {
  const [, before, within] = text.includes('(') ? (nameWithBrackets.exec(text) ?? []) : []
  if (before === undefined || within === undefined) return null
  const words = wordsOf(within)
  const hasForm = [words[0], words.at(-1)].some((word) => word !== undefined && isLegalForm(word))
  return hasForm && !words.every(isLegalForm) ? [before, within] : null
}

/** Of the brackets around `also known as` one half stays with each name. */
function stripBrackets(part: string): string {
  const trimmed = part.trim()
  if (trimmed.endsWith('(')) return trimmed.slice(0, -1).trim()
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1).trim() : trimmed
}

function isSeveralNames(text: string): boolean {
  return text.split(nameSeparator).every((part) => countDistinctiveWords(part) >= minWordsPerName)
}

/** Words of Latin or other letters that are neither an article nor a legal form. */
function countDistinctiveWords(part: string): number {
  return wordsOf(part).filter((word) => word !== 'the' && !isLegalForm(word)).length
}

function wordsOf(part: string): string[] {
  return part
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => word !== '')
}

function isLegalForm(word: string): boolean {
  return tokenise(romanise(word)).some((token) => legalFormTokens.has(token))
}
