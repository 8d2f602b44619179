/**
 * Signs that print shows alike, where the letters beside them leave one of them: `UIrich` → `Ulrich`, `z 0.0.` → `z o.o.`. In
 * figures nothing is changed. A sign before a cell that is none of its print is left out.
 */
export function withoutMisread(text: string): string {
  return (
    text
      .replace(/(?<![\p{L}\d])(\p{Lu})I(?=\p{Ll})/gu, '$1l')
      .replace(/\b([zZ])\s?[0oO]\.\s?[0oO](?=\.|$|\s)/gu, '$1 o.o')
      // `S.à r.I.`: the form's `l`.
      .replace(/(?<=(?<!\p{L})r\.\s?)[I1|](?=\.(?!\d))/gu, 'l')
      .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
      .replace(/(?<=\p{Ll})[1|](?=\p{Ll})/gu, 'l')
      // The rule of a table before its cell, and the figure by which a list in Arabic counts.
      .replace(/^\s*[ỊỈ|]\s?(?=\p{Lu})|(?<![\p{L}\p{M}])Ị\s?(?=\p{Lu})/gu, '')
      .replace(/^\s*[إأٱارل]\s+(?=\p{Script=Arabic}{2})/u, '')
  )
}
