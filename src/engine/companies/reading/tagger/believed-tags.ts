import type { TaggedPrint } from './tag-print.ts'
import type { TaggedKey } from './tagged-values.ts'

/** Values of which one shows that a document is of a company; a type stands on documents of persons too. */
const ofCompanies: readonly TaggedKey[] = ['legalName', 'legalNameLocal', 'registrationNumber', 'taxNumber', 'lei', 'shareCapital'] // prettier-ignore

/** The network has seen documents of companies alone: it is believed where the rules find one of a company too. */
export function believedTags(
  tagged: readonly TaggedPrint[] | undefined,
  byRules: Partial<Record<TaggedKey, unknown>>,
): readonly TaggedPrint[] {
  return ofCompanies.some((key) => byRules[key] !== undefined) ? (tagged ?? []) : []
}
