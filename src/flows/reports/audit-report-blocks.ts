import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'

export const heading = (text: string): DocumentBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })

/** @param titles of the columns, each with its share of the width, in any unit */
export function table(
  titles: readonly (readonly [string, number])[],
  rows: readonly (readonly string[])[],
): DocumentBlock {
  return { kind: 'table', columns: titles.map(([title, share]) => ({ title, share })), rows }
}
