import { ngramsOfWord } from '../../../../vocabulary/reading/print-tags.ts'

/** How many numbers n-grams may have, from 1 on; 0 stands for none. */
const buckets = 16_383
/** More signs of one class than this say nothing further of a word's shape. */
const longestRun = 4

const utf8 = new TextEncoder()

/** The n-grams of a word as the network knows them: the whole word, its shape, then the longer n-grams before the shorter. */
export function tokenNgrams(word: string): readonly number[] {
  const text = word.normalize('NFKC')
  const lower = text.toLowerCase()
  const signs = Array.from(`<${lower}>`)
  const grams = new Set([`<${lower}>`, `\u0001${shapeOf(text)}`])
  for (const length of [4, 3, 2])
    for (let at = 0; at + length <= signs.length; at++) grams.add(signs.slice(at, at + length).join(''))
  for (const sign of lower) grams.add(sign)
  return [...grams].slice(0, ngramsOfWord).map((gram) => 1 + (fnv1a(gram) % buckets))
}

/** `Xxx-9999` of `Reg-20041`: letters and figures by their class, long runs cut. */
function shapeOf(text: string): string {
  return Array.from(text, classOf)
    .join('')
    .replace(/(.)\1{4,}/gsu, (_, sign: string) => sign.repeat(longestRun))
}

function classOf(sign: string): string {
  if (/\p{Nd}/u.test(sign)) return '9'
  if (!/\p{L}/u.test(sign)) return sign
  if (sign !== sign.toLowerCase()) return 'X'
  return sign === sign.toUpperCase() ? 'o' : 'x'
}

/** FNV-1a of 32 bits over UTF-8. */
function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0
  return hash
}
