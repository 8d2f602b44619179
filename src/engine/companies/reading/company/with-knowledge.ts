import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import type { NumberFacts } from '../../../../vocabulary/companies/company-facts.ts'
import { plainOf } from '../labels/label-words.ts'
import type { LabelledPage } from '../layout/labelled-page.ts'
import type { OpenValue, OpenValues } from './open-value.ts'
import { formInProse } from './form-in-print.ts'
import { isLei } from '../../../check-digits/identifiers.ts'

/** What is known of numbers and legal forms beside what a document prints. */
export interface CompanyKnowledge {
  readonly validateNumber: (asked: {
    readonly country: string | null
    readonly key: NumberFacts['key']
    readonly value: string
  }) => Pick<NumberFacts, 'scheme' | 'isValid' | 'reason'>
  readonly legalForm: (
    name: string,
    country?: string,
  ) => { readonly name: string; readonly form: string | null; readonly printed: string }
}

interface Asked {
  readonly country: string | null
  readonly pages: readonly LabelledPage[]
  readonly knowledge: CompanyKnowledge
}

/** A number whose check digit is wrong was misread, or is wrong on the document. */
const ofInvalid = 0.6

/** Values beside what is known: numbers by their check digits, the legal form by the name, an LEI that no label names. */
export function withKnowledge(values: OpenValues, { country, pages, knowledge }: Asked): OpenValues {
  const checked = { ...values }
  for (const key of ['registrationNumber', 'taxNumber', 'lei'] as const) {
    const value = checked[key]
    if (value === undefined) continue
    const { isValid } = knowledge.validateNumber({ country, key, value: value.value })
    checked[key] = { ...value, confidence: weighed(value.confidence, isValid) }
  }
  const lei = checked.lei ?? leiAnywhere(pages)
  if (lei !== null) checked.lei = lei
  if (isName(checked.entityType, checked.legalName)) delete checked.entityType
  const form = checked.entityType ?? formOf(checked.legalName, { country, pages, knowledge })
  if (form !== undefined) checked.entityType = form
  return checked
}

/** The name of the company is no form. */
const isName = (form: OpenValue | undefined, name: OpenValue | undefined): boolean =>
  form !== undefined && name !== undefined && plainOf(form.value) === plainOf(name.value)

/** The form that the name ends in, written out where the page does so; without one in the name, a form that the page writes out. */
function formOf(name: OpenValue | undefined, { country, pages, knowledge }: Asked): OpenValue | undefined {
  if (name === undefined) return undefined
  const { printed } = knowledge.legalForm(name.value, country ?? undefined)
  const code = printed === '' ? null : legalFormCode(printed)
  const written = printed !== '' && code === null ? null : formInProse(pages, code)
  if (written !== null) return { ...written, page: 0 }
  return printed === '' ? undefined : { ...name, value: printed, confidence: 0.98 * name.confidence }
}

function weighed(confidence: number, isValid: boolean | null): number {
  if (isValid === null) return confidence
  return isValid ? Math.min(0.99, confidence + 0.5 * (1 - confidence)) : ofInvalid * confidence
}

/** Twenty signs whose check digits are right are an LEI, whatever stands beside them. */
function leiAnywhere(pages: readonly LabelledPage[]): OpenValue | null {
  for (const { piece } of pages.flatMap((page) => page.pieces))
    for (const match of piece.text.matchAll(/\b[A-Z0-9]{18}\d{2}\b/gu))
      if (isLei(match[0]))
        return { value: match[0], confidence: 0.9, page: piece.page, box: piece.box, pieces: [piece] }
  return null
}
