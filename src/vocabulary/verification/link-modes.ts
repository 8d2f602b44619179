/** What a hosted link leads through, and how the wire calls it (`mode`). */
export const linkModes = { 'document-and-face': 0, document: 1, face: 2, signature: 3 } as const

export type LinkKind = keyof typeof linkModes

const kinds: readonly LinkKind[] = ['document-and-face', 'document', 'face', 'signature']

/** Null for a mode that there is not. */
export function linkKindOf(mode: unknown): LinkKind | null {
  return kinds.find((kind) => linkModes[kind] === mode) ?? null
}

/** What a link costs, taken when it is made. */
export const linkCosts = {
  'document-and-face': 2,
  document: 1,
  face: 1,
  signature: 1,
} as const satisfies Record<LinkKind, number>

/** What a link costs by which one step is asked for again. */
export const askAgainCost = 1
