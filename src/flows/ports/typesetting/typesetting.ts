import type { OwnershipDrawing } from '../../../vocabulary/companies/ownership-drawing.ts'
import type { Verdict } from '../../../vocabulary/decision/outcome.ts'

/** A part of a page. All its text is plain text of anyone who wrote it: nothing in it is markup. */
export type DocumentBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'verdict'; readonly verdict: Verdict; readonly text: string }
  /** Names and what they stand for. */
  | { readonly kind: 'pairs'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'table'
      /** `share`: of the width, in any unit. */
      readonly columns: readonly { readonly title: string; readonly share: number }[]
      readonly rows: readonly (readonly string[])[]
    }
  /** JPEG, side by side. */
  | {
      readonly kind: 'pictures'
      readonly pictures: readonly { readonly title: string; readonly bytes: Uint8Array }[]
    }
  /** Under its title, in one piece; one that lies on its side on a page of its own. */
  | {
      readonly kind: 'drawing'
      readonly title: string
      readonly drawing: OwnershipDrawing
      /** How it is to be read. */
      readonly legend: string
    }

/** A document before it is set on pages. */
export interface DocumentTree {
  readonly title: string
  readonly subtitle: string
  /** Stands on every page; null for none. */
  readonly mark: string | null
  readonly footer: string
  readonly blocks: readonly DocumentBlock[]
}

/** Sets documents on pages. */
export interface Typesetter {
  /**
   * PDF, A4. Away from the thread of the requests, one after another.
   *
   * @param made.at the instant it names as that of its making, milliseconds since 1970
   * @throws the signal's reason, or Error when it cannot be set or takes too long
   */
  pdf(tree: DocumentTree, made: { readonly at: number; readonly signal: AbortSignal }): Promise<Uint8Array>
}
