import type { CustomField } from '../../vocabulary/profiles/profile.ts'

/** A question of a form, as it is asked. */
export interface FormField extends CustomField {
  /** Of a choice: what may be answered, as label and value; empty for a text. */
  readonly options: readonly FormOption[]
}

export interface FormOption {
  readonly label: string
  readonly value: string
}

/** Most characters of an answer, by the type of the field: one line, several lines, choice. */
const longest = { 0: 500, 1: 5_000, 2: 10_000 } as const

/** @param digestOf SHA-256 of a text, hex: its first 16 digits are the id of a field that has none */
export function formFields(
  fields: readonly CustomField[],
  digestOf: (text: string) => string,
): readonly FormField[] {
  return fields.map((field) => ({
    ...field,
    fieldId: field.fieldId === '' ? digestOf(field.fieldLabel).slice(0, 16) : field.fieldId,
    options: field.fieldType === 2 ? optionsOf(field.fieldData) : [],
  }))
}

/** Options as a profile writes them, `Male;M` a line; without `;` the label is the value. */
function optionsOf(written: string): readonly FormOption[] {
  return written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf(';')
      const [label, value] = at < 0 ? [line, line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      return { label, value: value === '' ? label : value }
    })
}

/** Options as a session of the hosted-flow API writes them: `Male\tM|Female\tF`. */
export const sessionOptions = (options: readonly FormOption[]): string =>
  options.map(({ label, value }) => `${label}\t${value}`).join('|')

/** Every field answered, by its id; null where one is not, or with something that it does not offer. */
export function readAnswers(
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  const answers = fields.map((field) => [field.fieldId, answerOf(field, sent)] as const)
  return answers.some(([, answer]) => answer === null)
    ? null
    : Object.fromEntries(answers.map(([id, answer]) => [id, answer ?? '']))
}

function answerOf(
  { fieldId, fieldType, options }: FormField,
  sent: Readonly<Record<string, unknown>>,
): string | null {
  const raw = Object.hasOwn(sent, fieldId) ? sent[fieldId] : undefined
  const text = typeof raw === 'number' ? String(raw) : raw
  if (typeof text !== 'string') return null
  // Several lines keep their ends; nothing else that is no character to read.
  const answer = text.replace(fieldType === 1 ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu, ' ').trim()
  if (answer === '' || answer.length > longest[fieldType]) return null
  return fieldType !== 2 || options.some(({ value }) => value === answer) ? answer : null
}
