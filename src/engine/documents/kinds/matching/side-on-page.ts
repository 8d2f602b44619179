import type { KindPage, LineOfField } from './kind-page.ts'
import type { SideOfKind } from './kind-phrases.ts'
import type { PhraseHit } from './phrase-hits.ts'

/** What is known of the page as a whole, whatever kind it is. */
export interface PageFacts {
  /** Issuers whose names stand on the page. */
  readonly issuers: ReadonlySet<string>
}

export interface SideOnPage {
  readonly sideOfKind: SideOfKind
  readonly page: KindPage
  /** Phrases of the side that stand on the page. */
  readonly hits: readonly PhraseHit[]
  /** Lines that are values without a label. */
  readonly values: readonly LineOfField[]
  readonly facts: PageFacts
}

/** A side that bears numbers for labels, as licences of the European model do. */
export function isNumberedSide({ sideOfKind }: SideOnPage): boolean {
  return sideOfKind.side.fields.filter(({ numbered }) => numbered !== undefined).length >= minNumbered
}

const minNumbered = 4
