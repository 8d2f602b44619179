import { tokenForm } from '../../matching/compare-tokens.ts'
import { spellingSeparator } from '../../names/spellings.ts'
import { intoBuckets, pickedBy } from './buckets.ts'
import { growableColumn } from './growable-column.ts'
import { hashText } from './hash.ts'
import { type IndexColumns, severalSpellings } from './index-columns.ts'
import { pieceKeys, tokenKeys } from './token-keys.ts'
import { letterBits, outlineOf } from './word-outline.ts'
import type { WordTable } from './word-table.ts'

/** The outline of each word, of several spellings that of the first. */
export function wordOutlines({
  tokenLetters,
  tokenStart,
  tokenBytes,
}: Pick<IndexColumns, 'tokenLetters' | 'tokenStart' | 'tokenBytes'>): Uint32Array {
  return tokenLetters.map((letters, row) => {
    const [from, to] = [tokenStart[row] ?? 0, tokenStart[row + 1] ?? 0]
    return outlineOf(letters, (letters < severalSpellings ? to : tokenBytes.indexOf(bar, from)) - from)
  })
}

const bar = spellingSeparator.charCodeAt(0)

type WordColumns = Pick<
  IndexColumns,
  | 'tokenBytes'
  | 'tokenStart'
  | 'soundBytes'
  | 'soundStart'
  | 'tokenLetters'
  | 'tokenSkeleton'
  | 'tokenSound'
  | 'keyBucket'
  | 'keyToken'
  | 'keyOutline'
>

/** The columns of all words, in the order of their rows. */
export function wordColumns(words: WordTable): WordColumns {
  const soundStart = growableColumn()
  const key = growableColumn()
  const keyOf = growableColumn()
  const tokenStart = words.starts()
  const tokenBytes = words.bytes()
  const tokenLetters = new Uint32Array(words.size)
  const tokenSkeleton = new Uint32Array(words.size)
  const tokenSound = new Uint32Array(words.size)
  const received: string[] = []
  let sounds = 0
  for (let row = 0; row < words.size; row++) {
    const form = tokenForm(words.textAt(row))
    for (const one of [...tokenKeys(form), ...pieceKeys(form)]) {
      key.push(one)
      keyOf.push(row)
    }
    tokenLetters[row] = (form.letters & letterBits) + (form.also.length > 0 ? severalSpellings : 0)
    tokenSkeleton[row] = hashText(form.skeleton)
    tokenSound[row] = hashText(form.sound)
    const sound = form.also.length > 0 ? '' : `${form.sound}|${form.skeleton}`
    soundStart.push(sounds)
    sounds += sound.length
    received.push(sound)
  }
  soundStart.push(sounds)
  const { start, order } = intoBuckets(key.values())
  const keyToken = pickedBy(order, keyOf.values())
  const outlines = wordOutlines({ tokenLetters, tokenStart, tokenBytes })
  return {
    tokenBytes,
    tokenStart,
    soundBytes: new TextEncoder().encode(received.join('')),
    soundStart: soundStart.values(),
    tokenLetters,
    tokenSkeleton,
    tokenSound,
    keyBucket: start,
    keyToken,
    keyOutline: pickedBy(keyToken, outlines),
  }
}
