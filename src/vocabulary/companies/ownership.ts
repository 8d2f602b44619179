import type { CompanyParty, ShareRange } from './company.ts'
import type { OwnershipEdge } from './register.ts'

export interface OwnershipNode extends CompanyParty {
  /** Stable inside the graph: `gleif:LEI`, `gb_companies_house:NUMBER`, or made from the name of who has no number. */
  readonly node: string
}

/** A way from an owner down to the company: nodes from the top to the company, and the shares between them. */
export interface OwnershipPath {
  readonly nodes: readonly string[]
  readonly shares: readonly (ShareRange | null)[]
  /** The product of the shares; null where one is unknown. */
  readonly share: ShareRange | null
}

/** Who holds the company in the end, over every path together. */
export interface DerivedOwner {
  readonly node: string
  /** Sum over all paths, at most 100; null where a share on every path is unknown. */
  readonly share: ShareRange | null
  readonly paths: readonly OwnershipPath[]
  /** Every path in words, for example "A holds 60% of B, which holds 50–75% of the company". */
  readonly sentence: string
  /** Absent of who stands at the top: that others are known to hold this company in turn. */
  readonly isIntermediate?: true
}

/** Who holds the company, as far as registers and the document say. Survives JSON unchanged. */
export interface OwnershipFacts {
  /** Node of the company asked about. */
  readonly company: string
  readonly nodes: readonly OwnershipNode[]
  readonly edges: readonly OwnershipEdge[]
  readonly owners: readonly DerivedOwner[]
  /** Share in per cent of the company that is known to end at natural persons, at least; 0..100. */
  readonly known: number
  /** What ended the walk early (depth, nodes, a register that is not loaded), a sentence each. */
  readonly incomplete: readonly string[]
}

/** A rule by which a company counts as owned by those on a sanctions list; `ownershipRules` has their sources. */
export type OwnershipRuleId = 'us_ofac_50' | 'eu_50' | 'gb_more_than_50'

/** What a rule says of the company. `possibly`: a share that decides is a range, or unknown. */
export interface OwnershipRuleResult {
  readonly rule: OwnershipRuleId
  readonly result: 'yes' | 'possibly' | 'no'
  /** Why, with the shares. */
  readonly sentence: string
}

/** An owner that a sanctions list may mean, as far as hits that no one found to be false can say. */
export interface SanctionedOwner {
  readonly node: string
  readonly name: string
  /** Ids of the entities of the lists: `us_ofac:12345`. */
  readonly entityIds: readonly string[]
  /** As of the `DerivedOwner`. */
  readonly share: ShareRange | null
  readonly paths: readonly OwnershipPath[]
  readonly sentence: string
}

/** Who of the owners stands on a sanctions list, and what that makes of the company. */
export interface SanctionedOwnership {
  /** By share, the greatest first. */
  readonly owners: readonly SanctionedOwner[]
  /** Every rule, where there is such an owner; none otherwise. */
  readonly rules: readonly OwnershipRuleResult[]
}
