import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { knownLabel, matchLabel } from '../labels/match-label.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { countedWords } from './counted-words.ts'

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
  if (looksLikeCompany(name)) return withFormOnce(name)
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

/** Letters of a form that is written out. */
const leastOfForm = 12

/** A name whose form stands behind it once more, written out. */
function withFormOnce(name: string): string {
  for (const { index } of name.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const [before, form] = [name.slice(0, index).trimEnd(), name.slice(index)]
    if (form.length >= leastOfForm && /\s/u.test(form) && looksLikeCompany(before) && legalFormCode(form) !== null) return before
  }
  return name
} // prettier-ignore
