/**
 * A name or an address inside a sentence of the other direction: its own punctuation stays beside it (Unicode UAX 9,
 * first strong isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`
