import { consonantSkeleton } from '../../../screening/names/skeleton.ts'
import { fold } from '../../../screening/names/fold.ts'
import { romaniseCompany } from '../../../screening/names/romanise-company.ts'
import { spellingSeparator } from '../../../screening/names/spellings.ts'
import { legalFormTokens } from '../../../screening/names/tables/legal-form-tokens.ts'
import { tokenise } from '../../../screening/names/tokenise.ts'

/** More words than this are not looked for; the first ones tell enough. */
const maxWords = 12

/** Letters by which the beginning of a longer word finds it. */
const beginningLength = 5

/** Shorter words have too little sound to be found by. */
const minSoundLength = 4

export interface NameWordForms {
  /** In Latin letters, the usual one first. */
  readonly spellings: readonly string[]
  readonly sounds: readonly string[]
  readonly beginning: string | null
}

/** Words recur a thousandfold in a register: what each sounds like is made once. */
const formsByWord = new Map<string, NameWordForms>()
const maxCachedWords = 20_000

/**
 * The words of a company's name as an index keeps them: folded, romanised, without legal forms, unless it consists of
 * nothing else. They only find candidates; how alike two names are says the matcher.
 */
export function nameWords(name: string): readonly NameWordForms[] {
  const words = tokenise(romaniseCompany(fold(name.slice(0, 500))))
  const own = words.filter((word) => !legalFormTokens.has(word))
  return [...new Set((own.length === 0 ? words : own).slice(0, maxWords))].map(formsOf)
}

function formsOf(word: string): NameWordForms {
  const known = formsByWord.get(word)
  if (known !== undefined) return known
  const spellings = word.split(spellingSeparator)
  const [usual = word] = spellings
  const long = spellings.filter((spelling) => spelling.length >= minSoundLength && !/\d/.test(spelling))
  const forms = {
    spellings,
    sounds: [...new Set(long.map((spelling) => consonantSkeleton(spelling)))],
    beginning: usual.length > beginningLength ? usual.slice(0, beginningLength) : null,
  }
  if (formsByWord.size >= maxCachedWords) formsByWord.clear()
  formsByWord.set(word, forms)
  return forms
}
