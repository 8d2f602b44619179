import { tokenForm } from '../matching/compare-tokens.ts'
import { intoBuckets } from './buckets.ts'
import { growing } from './growing.ts'
import { hashText } from './hash.ts'
import { type IndexColumns, severalSpellings } from './index-columns.ts'
import { tokenKeys } from './token-keys.ts'
import { outlineOf } from './word-outline.ts'

/** The outline of each of these words. */
export function outlines(
  tokens: Uint32Array,
  { tokenLetters, tokenStart }: Pick<IndexColumns, 'tokenLetters' | 'tokenStart'>,
): Uint32Array {
  return tokens.map((token) =>
    outlineOf(tokenLetters[token] ?? 0, (tokenStart[token + 1] ?? 0) - (tokenStart[token] ?? 0)),
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
    for (const one of tokenKeys(form)) {
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
  const keyToken = order.map((place) => keyOf.at(place))
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
    keyOutline: outlines(keyToken, { tokenLetters, tokenStart: tokenStart.values() }),
  }
}
