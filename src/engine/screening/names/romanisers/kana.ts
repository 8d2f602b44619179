const rows =
  'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
  'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ' +
  'がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu'

const syllables: ReadonlyMap<string, string> = new Map(
  rows.split(' ').map((row): [string, string] => [row.charAt(0), row.slice(1)]),
)

/** Small vowels and y-syllables, which change what stands before them. */
const smallKana: Readonly<Record<string, string>> = {
  ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゃ: 'ya', ゅ: 'yu', ょ: 'yo', ゎ: 'wa',
} // prettier-ignore

/** A word of kana in Hepburn's letters, without the signs for long vowels, as passports write it. */
export function romaniseKana(word: string): readonly string[] {
  let latin = ''
  let isGeminate = false
  for (const character of hiragana(word)) {
    const smallSound = smallKana[character]
    if (character === 'っ') isGeminate = true
    else if (smallSound !== undefined) latin = contractSyllable(latin, smallSound)
    else {
      const sound = syllables.get(character) ?? ''
      latin += isGeminate ? sound.charAt(0) + sound : sound
      isGeminate = false
    }
  }
  return [shortenLongVowels(latin)]
}

/** Katakana are hiragana 96 places further on. */
function hiragana(word: string): string {
  return Array.from(word, (character) => {
    const code = character.charCodeAt(0)
    return code >= 0x30a1 && code <= 0x30f4 ? String.fromCharCode(code - 0x60) : character
  }).join('')
}

/** き and ゃ are kya, し and ゃ are sha, ふ and ぁ are fa. */
function contractSyllable(latin: string, vowel: string): string {
  if (!vowel.startsWith('y')) return latin.replace(/[aiueo]$/, '') + vowel
  const stem = latin.replace(/i$/, '')
  return stem + (/(?:sh|ch|j)$/.test(stem) ? vowel.slice(1) : vowel)
}

/** 東郷 is written Togo, not Tougou. */
function shortenLongVowels(latin: string): string {
  return latin.replace(/ou|oo/g, 'o').replace(/uu/g, 'u')
}
