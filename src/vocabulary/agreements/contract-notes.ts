/** Something of a template that no contract shows. */
export interface LeftOut {
  /** In lower case. */
  readonly element: string
  /** The attribute, where the element stays without it; `style.position` for one property of a style. */
  readonly attribute?: string
  readonly count: number
}

/** How a contract was made, as its answer says it. */
export interface MakingNotes {
  /** The installed family that is set. */
  readonly fontUsed: string
  /** What of its HTML the contract does not show. */
  readonly leftOut: readonly LeftOut[]
  /** Whether a PDF keeps to PDF/A; null for what is none. */
  readonly archival: boolean | null
  /** Tokens of pictures of the vault that it names and that are not there, or not for its caller. */
  readonly missingPictures: readonly string[]
}
