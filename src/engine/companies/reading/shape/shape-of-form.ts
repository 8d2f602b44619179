import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { knownLabel } from '../labels/match-label.ts'

const around = /^[\s.…_"“”„«»:–-]+|[\s"“”„«»…_]+$/gu
const article = /^(?:the|la|le|les|el|los|las|il|lo|der|die|das|de|het|o|a|os|as|l')$/iu
/** Words of a sentence: more than forms have, and a point behind a word. */
const sentence = /^(?:\S+\s+){3,}\p{L}*\p{Ll}{4}\.$/u

/** A legal form without the signs around it; null where it is a sentence, an article or a label. */
export function shapeOfForm(printed: string): string | null {
  const form = printed.replace(around, '')
  if (legalFormCode(form) !== null) return form
  return article.test(form) || sentence.test(form) || isLabel(form) ? null : form
}

const isLabel = (text: string): boolean => {
  const label = knownLabel(text)
  return label?.ends === 'whole' && !label.kinds.includes('legalForm')
}
