/** How far the templates of an account were read. */
export interface TemplateCursor {
  /** Number of the last one that was added. */
  readonly added: number
  /** Number in the audit log up to which deletions are known. */
  readonly gone: number
}

/** What changed since one place: templates as they are kept, and ids of transactions whose templates are gone. */
export interface TemplateChanges {
  readonly added: readonly { readonly id: string; readonly bytes: Uint8Array }[]
  readonly gone: readonly string[]
  readonly place: TemplateCursor
  /** False where more follows. */
  readonly isAll: boolean
}

export interface FaceSearchTask {
  /** Whose faces: account, mode and recogniser in one. */
  readonly gallery: string
  /** Asked until it has told all; null = from the beginning. */
  readonly changesSince: (after: TemplateCursor | null) => Promise<TemplateChanges>
  readonly question: {
    readonly bytes: Uint8Array
    /** How much a distance of places counts against the cosine of directions. */
    readonly placeWeight: number
    /** Evidence below this is not told. */
    readonly least: number
    readonly most: number
  }
  readonly signal: AbortSignal
}

/** One face among all of an account. */
export interface FaceSearch {
  /**
   * Compares it with every template there is: exact. Best first.
   *
   * @throws Error when the search fails, or the account has more faces than may be held in memory
   */
  search(task: FaceSearchTask): Promise<{
    readonly searched: number
    readonly hits: readonly { readonly id: string; readonly evidence: number }[]
  }>
}
