/**
 * Signs that print shows alike, where the letters beside them leave one of them: `UIrich` → `Ulrich`, `z 0.0.` → `z o.o.`. In
 * figures nothing is changed.
 */
export function withoutMisread(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])(\p{Lu})I(?=\p{Ll})/gu, '$1l')
    .replace(/\b([zZ])\s?[0oO]\.\s?[0oO](?=\.|$|\s)/gu, '$1 o.o')
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{Ll})[1|](?=\p{Ll})/gu, 'l')
}
