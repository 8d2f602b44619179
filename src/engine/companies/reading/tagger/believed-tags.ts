import type { PrintTagKind } from '../../../../vocabulary/reading/print-tags.ts'
import type { TaggedPrint } from './tag-print.ts'
import type { TaggedKey } from './tagged-values.ts'

/** Values of which one shows that a document is of a company; a type stands on documents of persons too. */
const ofCompanies: readonly TaggedKey[] = ['legalName', 'legalNameLocal', 'registrationNumber', 'taxNumber', 'lei', 'shareCapital'] // prettier-ignore

/** What shows the same where the network alone sees it: the name of a company, and two of the others. */
const besideName: readonly PrintTagKind[] = ['number', 'taxNumber', 'form', 'capital']
const leastOdds = 0.9
const leastBesideName = 2
/** Documents of persons print no capital. */
const ofCapital = 0.7

/**
 * The network has seen documents of companies alone. It is believed where the rules find a value of a company too, or where it
 * sees several of one itself.
 */
export function believedTags(
  tagged: readonly TaggedPrint[] = [],
  byRules: Partial<Record<TaggedKey, unknown>>,
): readonly TaggedPrint[] {
  return ofCompanies.some((key) => byRules[key] !== undefined) || showsCompany(tagged) ? tagged : []
}

function showsCompany(tagged: readonly TaggedPrint[]): boolean {
  const spans = tagged
    .flatMap((page) => page.spans)
    .filter(({ kind, odds }) => odds >= (kind === 'capital' ? ofCapital : leastOdds))
  const seen = new Set(spans.map(({ kind }) => kind))
  return seen.has('name') && besideName.filter((kind) => seen.has(kind)).length >= leastBesideName
}
