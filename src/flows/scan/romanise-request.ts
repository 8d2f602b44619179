import { fold } from '../../engine/screening/names/fold.ts'
import { romanise } from '../../engine/screening/names/romanise.ts'
import { spellingSeparator } from '../../engine/screening/names/spellings.ts'
import type { RequestFacts } from '../../vocabulary/decision/facts.ts'

/** Longest name that is looked at, in characters; names in zones have 39 at most. */
const maxNameLength = 200
/** The article between servant and God's name is in the first word already. */
const servantOf = /\b(abdul[a-z|]*)\s+al\b/g
const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u

/** What was asked, with how a name in another script may be spelled in Latin letters: as the lists are asked about it. */
export function romaniseRequest(request: RequestFacts): RequestFacts {
  const name = request.verifyName?.slice(0, maxNameLength)
  if (name === undefined || !otherThanLatin.test(name)) return request
  const words = romanise(fold(name))
    .replace(servantOf, '$1')
    .split(/[^a-z'|]+/)
    .map((word) => word.split(spellingSeparator).filter((spelling) => spelling !== ''))
  return { ...request, verifyNameInLatin: words.filter((spellings) => spellings.length > 0) }
}
