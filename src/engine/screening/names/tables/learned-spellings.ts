import learned from '../../../../../data/spellings/learned-spellings.json' with { type: 'json' }
import { lazy } from '../../../../vocabulary/lazy.ts'

/** Words that names are built with, of our own knowledge: they go before what was learned. */
const commonNameParts =
  'الله:allah لله:allah عبدالله:abdullah عبدلله:abdullah سید:seyed,sayyid سيد:sayyid,seyed السيد:al sayyid شیخ:sheikh شيخ:sheikh الشيخ:al sheikh ' +
  'حاج:haji حاجی:haji حاجي:haji الحاج:al hajj بن:bin,ben ابن:ibn بنت:bint ابو:abu أبو:abu ابی:abi أبي:abi ام:umm أم:umm آل:al ولد:ould'

const spellingsByWord = lazy((): ReadonlyMap<string, readonly string[]> => {
  const rows = [...learned, ...commonNameParts.replaceAll('al ', 'al_').split(' ')]
  return new Map(
    rows.map((row) => {
      const [native = '', spellings = ''] = row.split(':')
      return [native, spellings === '' ? [] : spellings.replaceAll('al_', 'al ').split(',')]
    }),
  )
})

/**
 * How people write a word of another script in Latin letters, where that is not what the rules make of it
 * (`джеймс` → `james`); empty for words not learned. Learned from Wikidata (CC0), `training/names/`.
 */
export function learnedSpellings(word: string): readonly string[] {
  return spellingsByWord().get(word) ?? []
}
