import { tokenForm } from '../../matching/compare-tokens.ts'
import { spellingSeparator } from '../../names/spellings.ts'
import { sortIntoBuckets, pickValues } from './hash-buckets.ts'
import { growableColumn } from './growable-column.ts'
import { hashText } from './hash.ts'
import { type IndexColumns, severalSpellingsBit } from './index-columns.ts'
import { fragmentKeys, tokenKeys } from './token-keys.ts'
import { letterBits, wordSignature } from './word-signature.ts'
import type { WordTable } from './word-table.ts'

/** The outline of each word, of several spellings that of the first. */
export function wordSignatures({
  tokenLetters,
  tokenStart,
  tokenBytes,
}: Pick<IndexColumns, 'tokenLetters' | 'tokenStart' | 'tokenBytes'>): Uint32Array {
  return tokenLetters.map((letters, row) => {
    const [from, to] = [tokenStart[row] ?? 0, tokenStart[row + 1] ?? 0]
    return wordSignature(
      letters,
      (letters < severalSpellingsBit ? to : tokenBytes.indexOf(separatorCode, from)) - from,
    )
  })
}

const separatorCode = spellingSeparator.charCodeAt(0)

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
  const keyRow = growableColumn()
  const tokenStart = words.starts()
  const tokenBytes = words.bytes()
  const tokenLetters = new Uint32Array(words.size)
  const tokenSkeleton = new Uint32Array(words.size)
  const tokenSound = new Uint32Array(words.size)
  const soundTexts: string[] = []
  let soundOffset = 0
  for (let row = 0; row < words.size; row++) {
    const form = tokenForm(words.textAt(row))
    for (const one of [...tokenKeys(form), ...fragmentKeys(form)]) {
      key.push(one)
      keyRow.push(row)
    }
    tokenLetters[row] =
      (form.letterMask & letterBits) + (form.otherSpellings.length > 0 ? severalSpellingsBit : 0)
    tokenSkeleton[row] = hashText(form.skeleton)
    tokenSound[row] = hashText(form.sound)
    const sound = form.otherSpellings.length > 0 ? '' : `${form.sound}|${form.skeleton}`
    soundStart.push(soundOffset)
    soundOffset += sound.length
    soundTexts.push(sound)
  }
  soundStart.push(soundOffset)
  const { start, order } = sortIntoBuckets(key.values())
  const keyToken = pickValues(order, keyRow.values())
  const signatures = wordSignatures({ tokenLetters, tokenStart, tokenBytes })
  return {
    tokenBytes,
    tokenStart,
    soundBytes: new TextEncoder().encode(soundTexts.join('')),
    soundStart: soundStart.values(),
    tokenLetters,
    tokenSkeleton,
    tokenSound,
    keyBucket: start,
    keyToken,
    keyOutline: pickValues(keyToken, signatures),
  }
}
