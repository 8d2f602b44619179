/**
 * One spelling for letters that mean the same: compatibility forms unified, capitals and accents off.
 * Letters of any script stay letters of that script.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFC')
}
