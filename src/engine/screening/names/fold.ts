/** Marks that are no more than a mark; й, ё, ї, ў and voiced kana are other letters than those they stand on. */
const combiningMarks = /(?<![\u0400-\u04ff])[\u0306\u0308]|(?![\u0306\u0308\u3099\u309a])\p{Mn}/gu

/**
 * One spelling for letters that mean the same: compatibility forms unified, capitals and accents off, letters that
 * only look like Latin ones in a Latin word made such. Letters of any script stay letters of that script.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(combiningMarks, '')
  return replaceConfusables(folded.normalize('NFC'))
}

/** Cyrillic and Greek letters that are drawn like Latin ones. */
const latinConfusables: Readonly<Record<string, string>> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', к: 'k', м: 'm', т: 't', в: 'b', н: 'h',
  α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u', χ: 'x', ε: 'e',
} // prettier-ignore

/** The Cyrillic letters that Latin ones are drawn like; a capital I is the Ukrainian one. */
const cyrillicConfusables: Readonly<Record<string, string>> = {
  a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', y: 'у', x: 'х', i: 'і', j: 'ј', k: 'к', m: 'м', t: 'т', b: 'в', h: 'н',
} // prettier-ignore

function replaceConfusables(text: string): string {
  if (!/[a-z]/.test(text) || !/[\u0370-\u04ff]/.test(text)) return text
  return text.replace(/[a-z\u0370-\u04ff]+/g, (word) => {
    if (!/[a-z]/.test(word) || !/[\u0370-\u04ff]/.test(word)) return word
    const cyrillic = word.replace(/[a-z]/g, (letter) => cyrillicConfusables[letter] ?? letter)
    // A letter or two among Cyrillic ones came from the wrong keyboard.
    if (/^[\u0400-\u04ff]+$/.test(cyrillic) && 2 * countLetters(word, /[a-z]/g) < word.length) return cyrillic
    const latin = word.replace(/[\u0370-\u04ff]/g, (letter) => latinConfusables[letter] ?? letter)
    return /^[a-z]+$/.test(latin) ? latin : word
  })
}

function countLetters(word: string, pattern: RegExp): number {
  return word.match(pattern)?.length ?? 0
}
