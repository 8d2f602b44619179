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
  /** Sum over all paths; null where a share on every path is unknown. */
  readonly share: ShareRange | null
  readonly paths: readonly OwnershipPath[]
  /** Whether the path is shown in words, for example "A holds 60% of B, which holds 50–75% of the company". */
  readonly sentence: string
}

/** Who holds the company, as far as registers and the document say. Survives JSON unchanged. */
export interface OwnershipFacts {
  /** Node of the company asked about. */
  readonly company: string
  readonly nodes: readonly OwnershipNode[]
  readonly edges: readonly OwnershipEdge[]
  readonly owners: readonly DerivedOwner[]
  /** Share in per cent of the company whose holders are known, at least. */
  readonly known: number
  /** What ended the walk early (depth, nodes, a register that is not loaded), a sentence each. */
  readonly incomplete: readonly string[]
}
