import { fold } from '../../../engine/screening/names/fold.ts'
import { romanise } from '../../../engine/screening/names/romanise.ts'
import { spellingSeparator } from '../../../engine/screening/names/spellings.ts'

/** Longest name that is looked at, in characters; names in zones have 39 at most. */
const maxNameLength = 200
/** The article between servant and God's name is in the first word already. */
const servantOf = /\b(abdul[a-z|]*)\s+al\b/g
const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u

/** The words of a name in another script, each in all its known Latin spellings; null where all its letters are Latin. */
export function romaniseName(name: string): readonly (readonly string[])[] | null {
  const text = name.slice(0, maxNameLength)
  if (!otherThanLatin.test(text)) return null
  const words = romanise(fold(text))
    .replace(servantOf, '$1')
    .split(/[^a-z'|]+/)
    .map((word) => word.split(spellingSeparator).filter((spelling) => spelling !== ''))
  return words.filter((spellings) => spellings.length > 0)
}
