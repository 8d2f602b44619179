import type { NameWord } from '../matching/align-names.ts'
import { compareTokens, speltAlike, type TokenForm } from '../matching/compare-tokens.ts'
import { editsTo, holdWord, mostLetters } from './byte-distance.ts'
import { hashText } from './hash.ts'
import { severalSpellings } from './index-columns.ts'
import type { ListIndex } from './open-index.ts'

/** How alike listed words and the one in hand are, 0..1; until the next word is taken in hand. */
export type WordJudge = (token: number) => number

/**
 * Takes a word in hand. Listed words are judged as `compareTokens` judges them, most of them by the columns alone:
 * hardly one of those that share a key is worth being made a string of.
 */
export function judgeOf(index: ListIndex, { form }: NameWord): WordJudge {
  const byForm = (token: number) => compareTokens(form, index.form(token)).similarity
  if (!isPlain(form)) return byForm
  const { tokenStart, tokenLetters, tokenSkeleton, tokenSound, tokenBytes } = index.columns
  const [letters, consonants] = [form.text.length, form.skeleton.length]
  const [skeleton, sound] = [hashText(form.skeleton), hashText(form.sound)]
  const spelt = { edits: 0, longer: 0, consonants: 0, sameSound: false }
  holdWord(form.text)
  return (token) => {
    const [from, to] = [tokenStart[token] ?? 0, tokenStart[token + 1] ?? 0]
    if (!isPlainIn(tokenLetters[token] ?? 0, { tokenBytes, from, to })) return byForm(token)
    spelt.edits = editsTo(tokenBytes, from, to)
    if (spelt.edits === 0) return 1
    spelt.longer = Math.max(letters, to - from)
    if (Math.min(letters, to - from) < 3 && spelt.longer > 3) return 0
    spelt.consonants = tokenSkeleton[token] === skeleton ? consonants : 0
    spelt.sameSound = spelt.consonants > 0 && tokenSound[token] === sound
    return speltAlike(spelt)
  }
}

/** Initials, numbers and words of several spellings are compared by rules of their own. */
function isPlain({ text, hasDigit, also }: TokenForm): boolean {
  return text.length > 1 && text.length <= mostLetters && !hasDigit && also.length === 0
}

/** Letters of which Roman numerals consist, as bits of `tokenLetters`. */
const romanLetters = Array.from('ivx').reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0)

const firstLetter = 97

function isPlainIn(
  letters: number,
  { tokenBytes, from, to }: { readonly tokenBytes: Uint8Array; readonly from: number; readonly to: number },
): boolean {
  if (to - from < 2 || letters >= severalSpellings || (letters & ~romanLetters) === 0) return false
  for (let at = from; at < to; at++) if ((tokenBytes[at] ?? 0) < firstLetter) return false
  return true
}
