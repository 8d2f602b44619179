import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { TemplateChanges, TemplateCursor } from './face-search.ts'

/** A description of a face that is kept with a transaction. Biometric data. */
export interface FaceTemplate {
  /** As `templateOf` writes it. */
  readonly bytes: Uint8Array
  /** Which networks described it; others' templates are not comparable. */
  readonly recogniser: string
}

export interface FaceTemplateRecords {
  /** Of the caller's mode, a page at a time; null = from the beginning. */
  templateChanges(
    principal: Principal,
    request: { readonly recogniser: string; readonly after: TemplateCursor | null },
  ): Promise<TemplateChanges>
}
