import { fold } from './fold.ts'
import { mainSpelling } from './prepare-name.ts'
import { romanise } from './romanise.ts'

/** Words that most addresses have and many leave out or shorten. */
const genericAddressWords: ReadonlySet<string> = new Set(
  (
    'street st str road rd avenue ave av boulevard blvd lane ln square sq house building bldg bld block blk floor fl ' +
    'flat apt apartment suite ste unit office room no number nr p o po box c city town district province region area ' +
    'ulitsa ul prospekt pr pereulok per dom d kv korpus korp str stroenie of the and de la el al rue calle via und'
  ).split(' '),
)

/** More letters and words than these in one address are noise. */
const maxAddressLength = 400
const maxWords = 32

/** The words of an address that tell where it is, in Latin letters, numbers kept; each once, in their order. */
export function addressWords(address: string): readonly string[] {
  const words = romanise(fold(address.slice(0, maxAddressLength)))
    .split(/[^a-z0-9|]+/)
    .map(mainSpelling)
  return [...new Set(words.filter((word) => word !== '' && !genericAddressWords.has(word)))].slice(
    0,
    maxWords,
  )
}
