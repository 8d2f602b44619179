/** Texts that the holder of a hosted link is asked to agree to. */
export const consentTextIds = ['face'] as const

export type ConsentTextId = (typeof consentTextIds)[number]

/**
 * One version of a text. It never changes once it was published, because people agreed to it word by word: another
 * wording is another version.
 */
export interface ConsentWording {
  /** From 1. */
  readonly version: number
  /** @param company as the profile names it; empty where it names none */
  readonly text: (company: string) => string
}

/** Every text in one language: every version that was ever shown in it, the newest last. */
export type ConsentTexts = Readonly<Record<ConsentTextId, readonly [ConsentWording, ...ConsentWording[]]>>
