import { createHash } from 'node:crypto'

/** Parts into which entities are dealt; a model is judged on the part that it was not fitted on. */
export const folds = 5

/** The fold of an entity, 0 … `folds` − 1, by its id or name alone. */
export function foldOf(group: string): number {
  return (createHash('sha256').update(group).digest()[0] ?? 0) % folds
}

/** Entities of the lists are fitted on or measured with, never both: the bench asks only for those that are not. */
export function isFittedOn(id: string): boolean {
  return (createHash('sha256').update(id).digest()[1] ?? 0) % 2 === 0
}
