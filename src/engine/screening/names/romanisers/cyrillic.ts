/** Russian letters as passports write them; hard and soft signs are not heard. */
const russian: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '',
  ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ѕ: 'dz', ќ: 'k', ѓ: 'g',
} // prettier-ignore

/** Where Ukrainian and Belarusian differ. */
const ukrainian: Readonly<Record<string, string>> = {
  ...russian,
  г: 'h',
  ґ: 'g',
  є: 'ye',
  и: 'y',
  і: 'i',
  ї: 'yi',
}
const belarusian: Readonly<Record<string, string>> = { ...russian, г: 'h', і: 'i', ў: 'u' }
const serbian: Readonly<Record<string, string>> = { ...russian, х: 'h', ц: 'c', ч: 'c', ш: 's', ж: 'z' }

/** A Cyrillic word as its language's passports write it; letters that only one language has tell which. */
export function romaniseCyrillic(word: string): readonly string[] {
  const transliterate = (letters: Readonly<Record<string, string>>) =>
    Array.from(word, (letter) => letters[letter] ?? '').join('')
  if (/ў/.test(word)) return [transliterate(belarusian)]
  if (/[јљњћђџѕќѓ]/.test(word)) return [transliterate(serbian), transliterate(russian)]
  if (/[ґєії]/.test(word)) return [transliterate(ukrainian), transliterate({ ...ukrainian, г: 'g', и: 'i' })]
  return [transliterate(russian)]
}
