/**
 * National letters → letters of the zone: ICAO Doc 9303-3 section 6, tables A (Latin) and B (Cyrillic).
 * Where the standard allows two spellings, the recommended one comes first here. Letters that are not listed lose
 * their accents by Unicode decomposition, which is what the table says for them.
 */
export const transliterations: Readonly<Record<string, string>> = {
  Ä: 'AE', Å: 'AA', Æ: 'AE', Ö: 'OE', Ø: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS', Þ: 'TH', Ð: 'D', Đ: 'D', Ħ: 'H', ı: 'I',
  Ĳ: 'IJ', ĸ: 'Q', Ł: 'L', Ŋ: 'N', Œ: 'OE', Ŧ: 'T', Ŀ: 'L', Ñ: 'N',
  А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ё: 'E', Ж: 'ZH', З: 'Z', И: 'I', І: 'I', Й: 'I', К: 'K', Л: 'L',
  М: 'M', Н: 'N', О: 'O', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U', Ф: 'F', Х: 'KH', Ц: 'TS', Ч: 'CH', Ш: 'SH',
  Щ: 'SHCH', Ъ: 'IE', Ы: 'Y', Ь: '', Э: 'E', Ю: 'IU', Я: 'IA', Ѵ: 'Y', Ґ: 'G', Ў: 'U', Ѫ: 'U', Ѓ: 'G', Ђ: 'D',
  Ѕ: 'DZ', Ј: 'J', Ќ: 'K', Љ: 'LJ', Њ: 'NJ', Һ: 'C', Џ: 'DZ', Є: 'IE', Ї: 'I',
} // prettier-ignore
