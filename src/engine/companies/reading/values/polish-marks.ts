import { plainOf } from '../labels/label-words.ts'
import { countryOfPrint } from './country-of-print.ts'

/** Words with marks that names and addresses of companies hold: each is written in one way only. */
const words = new Map(
  'spółka spółki ograniczoną odpowiedzialnością przedsiębiorstwo usługowo usługowe łódź kraków poznań gdańsk wrocław rzeszów toruń białystok częstochowa świdnica zamość przemyśl płock włocławek chorzów rybnik gorzów dąbrowa górnicza wałbrzych ruda śląska śląskie śląski łódzkie małopolskie świętokrzyskie dolnośląskie łomża chełm łowicz żory żywiec oświęcim grudziądz kołobrzeg słupsk tomaszów mielec tarnów bełchatów krosno starogard gdański żyrardów'
    .split(' ')
    .filter((word) => plainOf(word) !== word)
    .map((word) => [plainOf(word), word] as const),
)

/** Letters with marks that Polish does not have, as the recogniser takes those for which it has. */
const foreign: Readonly<Record<string, string>> = {
  Ž: 'Ż',
  ž: 'ż',
  Ú: 'Ń',
  ú: 'ń',
  Ñ: 'Ń',
  ñ: 'ń',
  Ň: 'Ń',
  ň: 'ń',
  Š: 'Ś',
  š: 'ś',
}

/**
 * Polish print as it was written, where the recogniser lost or changed a mark and the language leaves one reading. Print
 * without any mark is left alone: it may have been typed without.
 */
export function withPolishMarks(text: string): string {
  const marked = text.replace(/[ŽžÚúÑñŇňŠš]/gu, (letter) => foreign[letter] ?? letter)
  const [own = ''] = /[ĄĆĘŁŃÓŚŹŻąćęłńóśźż]/u.exec(marked) ?? []
  if (own === '') return marked
  return marked.replace(/\p{L}+/gu, (word) => inOneCase(withSuffix(word)))
}

/** The same of the lines of a page, where they are Polish. */
export function inPolish<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  const isPolish = countryOfPrint(lines.map(({ text }) => text)) === 'PL'
  return isPolish ? lines.map((line) => ({ ...line, text: withPolishMarks(line.text) })) : lines
}

/** Words that are known, and the ending of surnames: *-nski* is written *-ński*. */
function withSuffix(word: string): string {
  const known = words.get(plainOf(word))
  if (known?.length === word.length) return inCaseOf(known, word)
  return word.replace(/(?<=[aiuyAIUY])n(?=sk(?:i|a|iego|iej|ich)$)/iu, (letter) =>
    letter === 'N' ? 'Ń' : 'ń',
  )
}

/** A small letter among capitals was a capital: `POZNAń`. */
function inOneCase(word: string): string {
  return /^\p{Lu}{2,}[ąćęłńóśźż]\p{Lu}*$/u.test(word) ? word.toUpperCase() : word
}

function inCaseOf(known: string, printed: string): string {
  if (printed.length > 1 && printed.slice(0, 2) === printed.slice(0, 2).toUpperCase())
    return known.toUpperCase()
  return /^\p{Lu}/u.test(printed) ? known.slice(0, 1).toUpperCase() + known.slice(1) : known
}
