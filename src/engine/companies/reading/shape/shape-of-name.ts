import { countedWords } from './vocabulary.ts'

/** `zostają: Adam Lark`, `identificado con … Ada Lark`: how a sentence leads to a name. */
const lead = /^\p{Ll}[\p{Ll}\s]*:\s+(?=\p{Lu})/u
/** `Ada Lark identificado(a)con`: how it goes on behind one. */
const tail = /\s\p{Ll}{4,}\([\p{L}/]{1,3}\).*$/u

/** A name of a person without the words of its sentence; null where it has the shape of something else. */
export function shapeOfName(name: string): string | null {
  const bare = name.replace(lead, '').replace(tail, '')
  return isOther(bare) ? null : bare
}

/** Figures, a word that is cut, a sentence, or words of registers alone. */
function isOther(name: string): boolean {
  const { ofRegisters, all } = countedWords(name)
  return (
    /\p{Nd}/u.test(name) || (ofRegisters > 1 && 2 * ofRegisters >= all) || (all > 0 && ofRegisters === all)
  )
}
