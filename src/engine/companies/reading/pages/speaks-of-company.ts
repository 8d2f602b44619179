import { matchLabel } from '../labels/match-label.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { findRole } from '../people/find-role.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { findAmount } from '../values/printed-amount.ts'
import { findDate } from '../values/dates/printed-company-date.ts'
import { findShare } from '../values/printed-share.ts'

/** Labels of what stands on any page: they name no fact of the company. */
const elsewhere: readonly LabelKind[] = ['other', 'court', 'jurisdiction']

/** Whether a line may give a fact of the company: a label, a role, an amount, a day, a share, a number or a name of a company. */
export function speaksOfCompany(text: string): boolean {
  const label = matchLabel(text)
  const isLabel = label !== null && label.ends !== 'bare' && !label.kinds.every((kind) => elsewhere.includes(kind)) // prettier-ignore
  return (
    isLabel ||
    findRole(text) !== null ||
    findShare(text) !== null ||
    findDate(text, 'day first') !== null ||
    (findAmount(text)?.currency ?? null) !== null ||
    /\d{6}/u.test(text.replace(/[\s.-]/gu, '')) ||
    looksLikeCompany(text)
  )
}
