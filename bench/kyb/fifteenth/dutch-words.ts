const small = [
  ...['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  ...['dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien'],
]
const tens = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']

/** Below a hundred. */
function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? ''
  const [ten, unit] = [tens[Math.floor(number / 10)] ?? '', small[number % 10] ?? '']
  if (number % 10 === 0) return ten
  return `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`
}

/** A number in words, as Dutch notaries write it. @param number 0 to 9999 */
export function dutchWords(number: number): string {
  if (number < 100) return belowHundred(number)
  const inHundreds = number < 1000 || (number >= 1100 && number < 2000)
  const step = inHundreds ? 100 : 1000
  const [count, rest] = [Math.floor(number / step), number % step]
  const head = `${count === 1 ? '' : dutchWords(count)}${inHundreds ? 'honderd' : 'duizend'}`
  return rest === 0 ? head : `${head} ${dutchWords(rest)}`
}
