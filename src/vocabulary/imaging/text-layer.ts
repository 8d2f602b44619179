/** A word of the text layer of a PDF, as it claims to lie on the page: pixels of the page as it was drawn. */
export interface LayerWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Whether the file says that it is not drawn at all (text rendering mode 3, ISO 32000-1 section 9.3.6). */
  readonly isInvisible: boolean
}

/** What a page of a PDF claims to say. Nothing of it is known to be visible. */
export interface PageTextLayer {
  readonly words: readonly LayerWord[]
  /** Whether there was more than is handed on. */
  readonly isCut: boolean
}

/** How much of the text layer of one page is handed on. */
export const textLayerLimits = { words: 4000, letters: 100, characters: 40_000 } as const
