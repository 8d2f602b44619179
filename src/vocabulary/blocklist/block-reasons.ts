/** Why a document is on an account's block list. A word and no text, which would name people. */
export const blockReasons = ['fraud', 'lost', 'stolen', 'cancelled', 'other'] as const

export type BlockReason = (typeof blockReasons)[number]
