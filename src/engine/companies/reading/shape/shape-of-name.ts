import { knownLabel } from '../labels/match-label.ts'
import { countedWords } from './counted-words.ts'

/** `zostają: Adam Lark`, `identificado con … Ada Lark`: how a sentence leads to a name. */
const lead = /^\p{Ll}[\p{Ll}\s]*:\s+(?=\p{Lu})/u
/** `Ada Lark identificado(a)con`: how it goes on behind one. */
const tail = /\s\p{Ll}{4,}\([\p{L}/]{1,3}\).*$/u

/** A name of a person without the words of its sentence; null where it has the shape of something else. */
export function shapeOfName(name: string): string | null {
  const bare = withoutLabelBehind(name.replace(lead, '').replace(tail, ''))
  return isOther(bare) ? null : bare
}

/** `卓然 出资额`: a name without the label beside it; in letters that have capitals, one of several words. */
function withoutLabelBehind(name: string): string {
  for (const { index } of name.matchAll(/\s/gu)) {
    const rest = name.slice(index + 1)
    const isLong = /\s/u.test(rest) || /^\p{Lo}/u.test(rest)
    if (isLong && knownLabel(rest)?.ends === 'whole') return name.slice(0, index)
  }
  return name
}

/** Figures, a label, or hardly more than words of registers. */
function isOther(name: string): boolean {
  const { ofRegisters, all } = countedWords(name)
  const areOfRegisters = (ofRegisters > 1 && 2 * ofRegisters >= all) || (all > 0 && ofRegisters === all)
  return areOfRegisters || /\p{Nd}/u.test(name) || knownLabel(name)?.ends === 'whole'
}
