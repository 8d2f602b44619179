import type { ContractField } from './read-contract.ts'

/** A text, a picture as data URL, or whether a box is set. */
export type FieldAnswer = string | boolean

/** By uid. */
export type FieldAnswers = ReadonlyMap<string, FieldAnswer>

/** @param role of this party; null where all fields are this person's */
export const ownFields = (fields: readonly ContractField[], role: string | null): readonly ContractField[] =>
  fields.filter(({ party }) => role === null || party === role)

/** What stands there before anything is filled: today in dates, no in boxes. */
export function firstAnswers(own: readonly ContractField[], now: Date): FieldAnswers {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return new Map(
    own.flatMap(({ uid, kind }): [string, FieldAnswer][] => {
      if (kind === 'date') return [[uid, today.join('-')]]
      return kind === 'checkbox' ? [[uid, false]] : []
    }),
  )
}

export function isMissing({ uid, isOptional }: ContractField, answers: FieldAnswers): boolean {
  const answer = answers.get(uid)
  return !isOptional && (answer === undefined || (typeof answer === 'string' && answer.trim() === ''))
}

/** A signature, and the same one in every place for one that is still empty. */
export function withPicture(
  answers: FieldAnswers,
  own: readonly ContractField[],
  { field, png }: { readonly field: ContractField; readonly png: string },
): FieldAnswers {
  const alike = own.filter(({ uid, kind }) => kind !== 'image' && kind === field.kind && !answers.has(uid))
  return new Map([...answers, ...[field, ...alike].map(({ uid }): [string, string] => [uid, png])])
}

/** Body of `submit_contract`: what is empty is left out. */
export function sentAnswers(
  own: readonly ContractField[],
  answers: FieldAnswers,
): Readonly<Record<string, FieldAnswer>> {
  return Object.fromEntries(
    own.flatMap(({ uid }) => {
      const answer = answers.get(uid)
      return answer === undefined || answer === '' ? [] : [[uid, answer]]
    }),
  )
}
