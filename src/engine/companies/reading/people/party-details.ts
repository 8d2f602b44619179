import type { LabelKind } from '../labels/label-kinds.ts'
import { amountOf, findAmount } from '../values/printed-amount.ts'
import { type DayOrder, findBirth, findDate } from '../values/dates/printed-company-date.ts'
import { bareShare, findShare } from '../values/printed-share.ts'
import { findRole } from './find-role.ts'
import type { FoundParty } from './found-party.ts'
import { countryOf } from './nationalities.ts'

/** Someone while what is known of them is put together. */
export type OpenParty = { -readonly [Key in keyof FoundParty]: FoundParty[Key] }

/** Labels of what is known of a person or owner. */
export const detailKinds: readonly LabelKind[] = ['role', 'birthDate', 'nationality', 'appointed', 'share', 'nominal', 'shareCount'] // prettier-ignore

type Detail = (text: string, order: DayOrder) => Partial<OpenParty> | null

const shareOf: Detail = (text) => {
  const share = findShare(text)
  return share === null ? null : { share }
}

const details: Readonly<Partial<Record<LabelKind, Detail>>> = {
  role: (text) => {
    const found = findRole(text)
    return found === null ? null : { role: found.role }
  },
  birthDate: (text, order) => {
    const found = findBirth(text, order)
    return found === null ? null : { birthDate: found.value }
  },
  appointed: (text, order) => {
    const found = findDate(text, order)
    return found === null ? null : { appointedOn: found.value }
  },
  nationality: (text) => {
    const country = countryOf(text)
    return country === null ? {} : { country }
  },
  share: (text) => {
    const share = findShare(text) ?? bareShare(text)
    const amount = share === null ? findAmount(text) : null
    if (amount !== null && amount.currency !== null) return { nominal: amount.amount }
    return share === null ? null : { share }
  },
  nominal: (text, order) => {
    const amount = findAmount(text)?.amount
    return shareOf(text, order) ?? (amount === undefined ? null : { nominal: amount })
  },
  shareCount: (text, order) => {
    const count = amountOf(/\d[\d.,'’ ]*/u.exec(text)?.[0]?.trim() ?? '')
    return shareOf(text, order) ?? (count === null ? null : { shareCount: count })
  },
}

/** What a labelled line says of someone; null where it says nothing that can be read. */
export function detailOf(kind: LabelKind, text: string, order: DayOrder): Partial<OpenParty> | null {
  return details[kind]?.(text, order) ?? null
}
