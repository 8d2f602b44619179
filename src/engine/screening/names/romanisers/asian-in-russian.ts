import { chineseInRussian } from './chinese-in-russian.ts'
import { cyrillic } from './cyrillic.ts'
import { koreanInRussian } from './korean-in-russian.ts'
import { joinSpellings } from '../spellings.ts'

const words = /\p{L}+/gu

/**
 * A folded text with names that Russian wrote down by ear as Koreans or Chinese write them too, beside how the Russian letters
 * are read: `ким чен ын` as `kim|… chen|jung|jong|… yn|eun|un`. Texts that are no such name as they are.
 */
export function readAsian(text: string): string {
  if (!/[\u0400-\u04ff]/.test(text)) return text
  const written = text.match(words) ?? []
  if (written.length < 2) return text
  const [chinese, korean] = [chineseInRussian(written), koreanInRussian(written)]
  if (chinese === null && korean === null) return text
  let at = -1
  return text.replace(words, (word) => {
    at++
    return joinSpellings([...cyrillic(word), chinese?.[at] ?? '', ...(korean?.[at] ?? [])])
  })
}
