import type { Writing } from './tables/families.table.ts'

/** A word as its language writes it, and in Latin letters. */
export interface Spelled {
  readonly local: string
  readonly latin: string
}

/** What invented people of a language are called, where they live, and what documents say to them. */
export interface Words {
  readonly writing: Writing
  readonly men: readonly Spelled[]
  readonly women: readonly Spelled[]
  /** Of men; where women are called otherwise, `familiesOfWomen` stands in the same order. */
  readonly families: readonly Spelled[]
  readonly familiesOfWomen?: readonly Spelled[]
  /** Patronymics, of men and of women. */
  readonly fathers?: { readonly men: readonly Spelled[]; readonly women: readonly Spelled[] }
  readonly places: readonly Spelled[]
  readonly streets: readonly string[]
  /** Lines as documents print them, for the bench of lines. */
  readonly printed: readonly string[]
}

/** `Иван=Ivan, Пётр=Petr` → two words; without a sign of equality both spellings are one. */
export function spelled(list: string): readonly Spelled[] {
  return list.split(',').map((pair) => {
    const [local = '', latin] = pair.trim().split('=')
    return { local, latin: latin ?? local }
  })
}

/** Words between bars. */
export const listed = (list: string): readonly string[] => list.split('|').map((word) => word.trim())
