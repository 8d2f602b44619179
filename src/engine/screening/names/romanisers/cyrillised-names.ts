import { palladiusToPinyin } from './palladius-to-pinyin.ts'
import { romaniseCyrillic } from './cyrillic.ts'
import { romaniseKontsevich } from './kontsevich.ts'
import { joinSpellings } from '../spellings.ts'

const wordPattern = /\p{L}+/gu

/**
 * A folded text with names that Russian wrote down by ear as Koreans or Chinese write them too, beside how the Russian letters
 * are read: `ким чен ын` as `kim|… chen|jung|jong|… yn|eun|un`. Texts that are no such name as they are.
 */
export function respellCyrillisedNames(text: string): string {
  if (!/[\u0400-\u04ff]/.test(text)) return text
  const words = text.match(wordPattern) ?? []
  if (words.length < 2) return text
  const [chinese, korean] = [palladiusToPinyin(words), romaniseKontsevich(words)]
  if (chinese === null && korean === null) return text
  let at = -1
  return text.replace(wordPattern, (word) => {
    at++
    return joinSpellings([...romaniseCyrillic(word), chinese?.[at] ?? '', ...(korean?.[at] ?? [])])
  })
}
