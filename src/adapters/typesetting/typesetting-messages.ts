import type { DocumentTree } from '../../flows/ports/typesetting/typesetting.ts'

/** Work for the thread that sets pages; it does one at a time. */
export interface TypesettingTask {
  readonly tree: DocumentTree
  /** Milliseconds since 1970. */
  readonly at: number
}

export type TypesettingAnswer =
  { readonly kind: 'done'; readonly pdf: Uint8Array } | { readonly kind: 'failed'; readonly message: string }
