import { knownLabel, matchLabel } from '../labels/match-label.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { countedWords } from './vocabulary.ts'

/** Dots that lead from a label to its value, and all behind them. */
const leaders = /\s*[._…]{4,}.*$/u
const before = /^[\s.…_]+/u

/** A company's name without the label before it and what stands behind it; null where it is words of a register alone. */
export function shapeOfCompanyName(printed: string): string | null {
  const own = printed.replace(before, '')
  const cut = own.replace(leaders, '')
  const name = withoutLabelBehind(cut, cut.length < own.length)
  const label = matchLabel(name)
  const behind = label === null ? '' : name.slice(label.valueAt)
  if (label?.kinds.includes('name') === true && looksLikeCompany(behind)) return behind
  if (looksLikeCompany(name)) return name
  const { ofRegisters, all } = countedWords(name)
  return all > 0 && ofRegisters === all ? null : name
}

/** A name without the label behind it, where dots led from that to its value or where a form ends the name before it. */
function withoutLabelBehind(text: string, isLed: boolean): string {
  for (const { index } of text.matchAll(/(?<=\s)[\p{Lu}\p{Lo}]/gu)) {
    const rest = text.slice(0, index).trimEnd()
    if (
      (isLed || looksLikeCompany(rest)) &&
      (isLed ? matchLabel : knownLabel)(text.slice(index))?.ends === 'whole'
    )
      return rest
  }
  return text
}
