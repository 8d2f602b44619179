import { elementDefinitions, type ElementDefinition } from './tables/elements.table.ts'

/** The newest version of the standard that the table knows: the edition of 2025. */
export const newestVersion = 11

/**
 * What an element means in a version; where that version lacks it, what it means in the nearest one that has it, because
 * issuers take up elements early and keep them late. Null for an element that no version has.
 */
export function elementDefinition(id: string, version: number): ElementDefinition | null {
  const distance = ([, since, until]: ElementDefinition) => Math.max(since - version, version - until, 0)
  const rows = elementDefinitions.filter((row) => row[0] === id).sort((a, b) => distance(a) - distance(b))
  return rows[0] ?? null
}
