import { tokenForm } from '../matching/compare-tokens.ts'
import { intoBuckets, pickedBy } from './buckets.ts'
import { growing } from './growing.ts'
import { hashText } from './hash.ts'
import { type IndexColumns, severalSpellings } from './index-columns.ts'
import { pieceKeys, tokenKeys } from './token-keys.ts'
import { outlineOf } from './word-outline.ts'

/** The outline of each word. */
export function wordOutlines({
  tokenLetters,
  tokenStart,
}: Pick<IndexColumns, 'tokenLetters' | 'tokenStart'>): Uint32Array {
  return tokenLetters.map((letters, row) =>
    outlineOf(letters, (tokenStart[row + 1] ?? 0) - (tokenStart[row] ?? 0)),
  )
}

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
export function wordColumns(tokens: Iterable<string>): WordColumns {
  const texts = [...tokens]
  const tokenStart = growing()
  const soundStart = growing()
  const key = growing()
  const keyOf = growing()
  const tokenLetters = new Uint32Array(texts.length)
  const tokenSkeleton = new Uint32Array(texts.length)
  const tokenSound = new Uint32Array(texts.length)
  let [text, sounds] = [0, 0]
  const heard = texts.map((token, id) => {
    const form = tokenForm(token)
    for (const one of [...tokenKeys(form), ...pieceKeys(form)]) {
      key.push(one)
      keyOf.push(id)
    }
    tokenLetters[id] = form.also.length > 0 ? severalSpellings : form.letters
    tokenSkeleton[id] = hashText(form.skeleton)
    tokenSound[id] = hashText(form.sound)
    const sound = form.also.length > 0 ? '' : `${form.sound}|${form.skeleton}`
    tokenStart.push(text)
    soundStart.push(sounds)
    text += token.length
    sounds += sound.length
    return sound
  })
  tokenStart.push(text)
  soundStart.push(sounds)
  const { start, order } = intoBuckets(key.values())
  const keyToken = pickedBy(order, keyOf.values())
  const outlines = wordOutlines({ tokenLetters, tokenStart: tokenStart.values() })
  return {
    tokenBytes: new TextEncoder().encode(texts.join('')),
    tokenStart: tokenStart.values(),
    soundBytes: new TextEncoder().encode(heard.join('')),
    soundStart: soundStart.values(),
    tokenLetters,
    tokenSkeleton,
    tokenSound,
    keyBucket: start,
    keyToken,
    keyOutline: pickedBy(keyToken, outlines),
  }
}
